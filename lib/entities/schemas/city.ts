import { z } from 'zod';
import { version } from '@/lib/entities/fields/moment';
import { longText, markdown, orUnchanged, requiredLine, slug } from '@/lib/entities/fields/text';

export const citySchema = z.strictObject({
  name: requiredLine(200),
  slug,
  description: longText(5000).default(''),
  reasons: orUnchanged(markdown(10_000)),
  updatedAt: version,
});

export type CityInput = z.infer<typeof citySchema>;
