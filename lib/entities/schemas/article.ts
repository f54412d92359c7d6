import { z } from 'zod';
import { LONGEST_MARKDOWN } from '@/lib/markdown/limits';
import { moment, version } from '@/lib/entities/fields/moment';
import {
  id,
  longText,
  markdown,
  orNone,
  requiredLine,
  requiredText,
  slug,
  webUrl,
} from '@/lib/entities/fields/text';

export const DEFAULT_READING_TIME = 5;
const UPLOADED_IMAGE = /^\/media\/[a-z0-9-]{1,200}\.webp$/;

const NO_IMAGE = { error: 'Must be a https:// address, or an uploaded picture' };
const imageUrl = z.union([webUrl, z.string().regex(UPLOADED_IMAGE, NO_IMAGE)], NO_IMAGE);

/** Strict, so that no other column can be set through it. */
export const articleSchema = z.strictObject({
  title: requiredLine(300),
  slug,
  excerpt: requiredText(1000),
  content: markdown(LONGEST_MARKDOWN),
  metaDescription: requiredLine(500),
  author: requiredLine(200),
  categoryId: orNone(id),
  cityId: orNone(id),
  universityId: orNone(id),
  featured: z.boolean().default(false),
  imageUrl: orNone(imageUrl),
  readingTime: z.int().min(1).max(60).default(DEFAULT_READING_TIME),
  /** Absent means a draft on create, and unchanged on update. A future date schedules it. */
  publishedAt: moment.nullable().optional(),
  updatedAt: version,
});

export type ArticleInput = z.infer<typeof articleSchema>;

/** What is being written, whole or not, to be shown as it would be rendered. */
export const previewSchema = z.strictObject({ content: longText(200_000) });
