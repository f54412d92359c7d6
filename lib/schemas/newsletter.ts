import './no-eval';
import { z } from 'zod';

const INVALID = { error: 'Adresse e-mail invalide' };
const LONGEST_EMAIL = 254;
// Plain ASCII, so that look-alikes of @ and line breaks never reach a mail header.
const ASCII_EMAIL = /^[\x21-\x7E]+$/;

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL, INVALID)
  .regex(ASCII_EMAIL, INVALID)
  .pipe(z.email(INVALID));

export const newsletterSchema = z.strictObject({ email: emailAddress });

export type NewsletterInput = z.infer<typeof newsletterSchema>;
