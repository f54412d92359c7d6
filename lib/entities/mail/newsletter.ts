import { z } from 'zod';
import { emailAddress } from '@/lib/entities/fields/email';
import { MOST_SUBJECTS, isSubject } from '@/lib/entities/plain/subject-rules';

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
