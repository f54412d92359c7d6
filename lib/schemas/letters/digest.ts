import { z } from 'zod';
import { id } from '@/lib/entities/fields/text';

/** What is not sent stays, so that an older page takes nothing back. */
export const digestSettingsSchema = z
  .strictObject({
    isOn: z.boolean().optional(),
    weekday: z.int().min(1).max(7).optional(),
    hour: z.int().min(0).max(23).optional(),
  })
  .refine((changed) => Object.keys(changed).length > 0, { error: 'Changes nothing' });
export type DigestSettingsInput = z.output<typeof digestSettingsSchema>;

/** What somebody gets who chose this specialisation or city alone; without it, everything new. */
export const digestPreviewSchema = z.strictObject({ subject: id.optional() });
