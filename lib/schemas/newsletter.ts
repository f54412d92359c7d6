import { z } from 'zod';

const LONGEST_EMAIL = 254;
// Plain ASCII: look-alikes of @ and addresses with line breaks never reach a mail header.
const ASCII_EMAIL = /^[\x21-\x7E]+$/;

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL)
  .regex(ASCII_EMAIL, { error: 'Adresse e-mail invalide' })
  .pipe(z.email({ error: 'Adresse e-mail invalide' }));

export const newsletterSchema = z.strictObject({ email: emailAddress });

export type NewsletterInput = z.infer<typeof newsletterSchema>;
