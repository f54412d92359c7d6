import 'server-only';
import { db } from '@/lib/db/connect/client';
import { composeLetter } from '@/lib/letters/compose/compose';
import { invalid, notFound } from '@/lib/process/http-error';
import type { LetterInput } from '@/lib/schemas/letters/input';
import { previewOfDigest } from './digest';
import { type Preview, shown } from './shown';

/** Of what is being written; nothing is stored. */
export async function previewLetter(input: LetterInput): Promise<Preview> {
  const { html, plain, missing, fault } = await composeLetter(input);
  if (fault) throw invalid([{ path: 'body', message: fault }]);
  return shown({ html, plain, missing });
}

/** Of a letter that is on its way or gone: as it was frozen, whatever has changed since. */
export async function previewStoredLetter(id: string): Promise<Preview> {
  const letter = await db().letter.findUnique({ where: { id } });
  if (!letter) throw notFound();
  const { subject, sendAt, digestWeek, html, plain } = letter;
  if (digestWeek && sendAt) return previewOfDigest({ id, subject, sendAt });
  return html !== null && plain !== null
    ? shown({ html, plain, missing: 0 })
    : shown(await composeLetter(letter));
}
