import { z } from 'zod';
import { longText, requiredLine, slug } from './text';

export const citySchema = z.strictObject({
  name: requiredLine(200),
  slug,
  description: longText(5000).default(''),
  updatedAt: z.iso.datetime({ offset: true }).optional(),
});

export type CityInput = z.infer<typeof citySchema>;
