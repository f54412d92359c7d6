import * as z from 'zod/mini';
import { emailAddress } from '@/lib/entities/fields/email';
import { CONTACT_TEXTS, FASTEST_SECONDS, LONGEST } from '@/lib/entities/plain/contact-rules';
import { isPrintable } from '@/lib/entities/plain/printable';

const TOO_LONG = { error: CONTACT_TEXTS.tooLong };
const UNPRINTABLE = { error: CONTACT_TEXTS.unprintable };
const REQUIRED = { error: CONTACT_TEXTS.required };

const line = (longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest, TOO_LONG),
    z.refine((text) => isPrintable(text) && !/[\r\n\t]/.test(text), UNPRINTABLE),
    z.minLength(1, REQUIRED),
  );

export const contactSchema = z.strictObject({
  name: line(LONGEST.name),
  email: emailAddress,
  subject: line(LONGEST.subject),
  message: z.string().check(
    z.maxLength(LONGEST.message, TOO_LONG),
    z.refine(isPrintable, UNPRINTABLE),
    z.refine((text) => text.trim() !== '', REQUIRED),
  ),
});

export type ContactInput = z.infer<typeof contactSchema>;

/** People do not see `website`; `seconds` is how long they took. */
export const contactRequestSchema = z.extend(contactSchema, {
  website: z.optional(z.string().check(z.maxLength(500))),
  seconds: z.optional(
    z
      .number()
      .check(
        z.minimum(FASTEST_SECONDS, 'Envoyé trop vite : relisez votre message, puis réessayez.'),
      ),
  ),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;
