import { z } from 'zod';
import { isUploadedPicture } from '@/lib/media/picture-name';
import { searchQuerySchema } from '@/lib/entities/fields/list-query';
import { requiredLine } from '@/lib/entities/fields/text';

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** For those who cannot see the picture. */
export const altText = requiredLine(300);

export const mediaUrl = z.string().max(200).refine(isUploadedPicture, {
  error: 'Not an uploaded picture',
});

export const mediaAltSchema = z.strictObject({ url: mediaUrl, alt: altText });

export const mediaQuerySchema = z.strictObject({ url: mediaUrl });

export const librarySchema = searchQuerySchema.extend({
  use: z.enum(['all', 'used', 'unused', 'undescribed']).optional(),
});

export type LibraryQuery = z.output<typeof librarySchema>;

export const replaceSchema = z.strictObject({ url: mediaUrl, by: mediaUrl });

const length = z.int().min(1).max(10_000);

export const cropSchema = z.strictObject({
  url: mediaUrl,
  left: z.int().min(0).max(10_000),
  top: z.int().min(0).max(10_000),
  width: length,
  height: length,
});

export type CropInput = z.output<typeof cropSchema>;

export const uploadSchema = z.strictObject({
  file: z.file().describe('JPEG, PNG, WebP or AVIF up to 8 MB'),
  alt: altText,
});
