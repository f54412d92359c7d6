import { z } from 'zod';
import { emailAddress } from './newsletter';
import { longText, line } from './text';

const REQUIRED = 'Ce champ est obligatoire.';
const SAY = {
  tooLong: 'Ce texte est trop long.',
  unprintable: 'Ce texte contient des caractères qui ne peuvent pas être transmis.',
};
/** Nobody writes a message in less time than this. */
export const FASTEST_SECONDS = 3;

export const contactSchema = z.strictObject({
  name: line(100, SAY).min(1, { error: REQUIRED }),
  email: emailAddress,
  subject: line(200, SAY).min(1, { error: REQUIRED }),
  message: longText(5000, SAY).refine((value) => value.trim() !== '', { error: REQUIRED }),
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
