import './zod-settings';
import { z } from 'zod';
import { CONTACT_TEXTS, LONGEST } from './plain/contact-rules';
import { MOST_SUBJECTS, isSubject } from './plain/subject-rules';

const INVALID = { error: CONTACT_TEXTS.invalidEmail };
// Plain ASCII, so that look-alikes of @ and line breaks never reach a mail header.
const ASCII_EMAIL = /^[\x21-\x7E]+$/;

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST.email, INVALID)
  .regex(ASCII_EMAIL, INVALID)
  .pipe(z.email(INVALID));

const UNKNOWN_SUBJECT = { error: 'Sujet inconnu.' };
const TOO_MANY = { error: `Choisissez ${MOST_SUBJECTS} sujets au plus.` };

export const subjectsSchema = z
  .array(z.string().refine(isSubject, UNKNOWN_SUBJECT))
  .max(2 * MOST_SUBJECTS, TOO_MANY)
  .transform((values) => [...new Set(values)])
  .refine((values) => values.length <= MOST_SUBJECTS, TOO_MANY);

export const newsletterSchema = z.strictObject({
  email: emailAddress,
  subjects: subjectsSchema.default([]),
});

export type NewsletterInput = z.infer<typeof newsletterSchema>;
