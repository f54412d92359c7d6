import { z } from 'zod';
import { CONTACT_TEXTS, FASTEST_SECONDS, LONGEST } from '@/lib/entities/plain/contact-rules';
import { emailAddress } from '@/lib/entities/fields/email';
import { longText, line } from '@/lib/entities/fields/text';

const REQUIRED = CONTACT_TEXTS.required;

export const contactSchema = z.strictObject({
  name: line(LONGEST.name, CONTACT_TEXTS).min(1, { error: REQUIRED }),
  email: emailAddress,
  subject: line(LONGEST.subject, CONTACT_TEXTS).min(1, { error: REQUIRED }),
  message: longText(LONGEST.message, CONTACT_TEXTS).refine((value) => value.trim() !== '', {
    error: REQUIRED,
  }),
});

export type ContactInput = z.infer<typeof contactSchema>;

/** People do not see `website`; `seconds` is how long they took. */
export const contactRequestSchema = contactSchema.extend({
  website: z.string().max(500).optional(),
  seconds: z
    .number()
    .min(FASTEST_SECONDS, { error: 'Envoyé trop vite : relisez votre message, puis réessayez.' })
    .optional(),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;
