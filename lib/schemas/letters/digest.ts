import { z } from 'zod';
import { id } from '../text';

export const digestSettingsSchema = z.strictObject({
  isOn: z.boolean(),
  weekday: z.int().min(1).max(7),
  hour: z.int().min(0).max(23),
});
export type DigestSettingsInput = z.output<typeof digestSettingsSchema>;

/** What somebody gets who chose this specialisation or city alone; without it, everything new. */
export const digestPreviewSchema = z.strictObject({ subject: id.optional() });
