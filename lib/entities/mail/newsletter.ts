import * as z from 'zod/mini';
import { emailAddress } from '@/lib/entities/fields/email';
import { MOST_SUBJECTS, isSubject } from '@/lib/entities/plain/subject-rules';

const UNKNOWN_SUBJECT = { error: 'Sujet inconnu.' };
const TOO_MANY = { error: `Choisissez ${MOST_SUBJECTS} sujets au plus.` };

export const subjectsSchema = z
  .pipe(
    z
      .array(z.string().check(z.refine(isSubject, UNKNOWN_SUBJECT)))
      .check(z.maxLength(2 * MOST_SUBJECTS, TOO_MANY)),
    z.transform((values) => [...new Set(values)]),
  )
  .check(z.refine((values) => values.length <= MOST_SUBJECTS, TOO_MANY));

export const newsletterSchema = z.strictObject({
  email: emailAddress,
  subjects: z._default(subjectsSchema, []),
});
