import { z } from 'zod';
import { isUploadedPicture } from '../media/picture-name';
import { requiredLine } from './text';

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** What somebody who cannot see the picture is told. */
export const altText = requiredLine(300);

export const mediaUrl = z.string().max(200).refine(isUploadedPicture, {
  error: 'Not an uploaded picture',
});

export const mediaAltSchema = z.strictObject({ url: mediaUrl, alt: altText });
