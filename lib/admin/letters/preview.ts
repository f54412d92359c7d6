import 'server-only';
import { db } from '@/lib/db/connect/client';
import { composeLetter } from '@/lib/mail/letters/compose';
import { forStaff } from '@/lib/mail/letters/reader-links';
import { invalid, notFound } from '@/lib/process/http-error';
import type { LetterInput } from '@/lib/entities/mail/letters';
import { previewOfDigest } from './digest';

/** Of what is being written; nothing is stored. */
export async function previewLetter(input: LetterInput) {
  const composed = await composeLetter(input);
  const { missing, fault } = composed;
  if (fault) throw invalid([{ path: 'body', message: fault }]);
  return { ...forStaff(composed), missing };
}

/** Of a letter that is on its way or gone: as it was frozen, whatever has changed since. */
export async function previewStoredLetter(id: string) {
  const letter = await db().letter.findUnique({ where: { id } });
  if (!letter) throw notFound();
  const { subject, sendAt, digestWeek, html, plain, mark } = letter;
  if (digestWeek && sendAt) return previewOfDigest({ id, subject, sendAt });
  if (html && plain && mark) return { ...forStaff({ html, plain, mark }), missing: 0 };
  const composed = await composeLetter(letter);
  return { ...forStaff(composed), missing: composed.missing };
}
