import { z } from 'zod';
import { version } from './moment';
import { longText, requiredLine, slug } from './text';

export const citySchema = z.strictObject({
  name: requiredLine(200),
  slug,
  description: longText(5000).default(''),
  updatedAt: version,
});

export type CityInput = z.infer<typeof citySchema>;
