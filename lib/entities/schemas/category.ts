import { z } from 'zod';
import { DEFAULT_COLOR } from '@/lib/colour/color';
import { version } from '@/lib/entities/fields/moment';
import { longText, requiredLine, slug } from '@/lib/entities/fields/text';

export const categorySchema = z.strictObject({
  name: requiredLine(200),
  slug,
  description: longText(5000).default(''),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Must be a colour such as #059669' })
    .default(DEFAULT_COLOR),
  updatedAt: version,
});

export type CategoryInput = z.infer<typeof categorySchema>;
