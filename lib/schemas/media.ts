import { z } from 'zod';
import { isUploadedPicture } from '../media/picture-name';
import { requiredLine } from './text';

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** For those who cannot see the picture. */
export const altText = requiredLine(300);

export const mediaUrl = z.string().max(200).refine(isUploadedPicture, {
  error: 'Not an uploaded picture',
});

export const mediaAltSchema = z.strictObject({ url: mediaUrl, alt: altText });

export const mediaQuerySchema = z.strictObject({ url: mediaUrl });

export const uploadSchema = z.strictObject({
  file: z.file().meta({ description: 'JPEG, PNG, WebP or AVIF up to 8 MB' }),
  alt: altText,
});
