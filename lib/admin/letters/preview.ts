import 'server-only';
import { db } from '@/lib/db/connect/client';
import { composeLetter } from '@/lib/letters/compose/compose';
import { LEAVE, PREFERENCES } from '@/lib/letters/leave-mark';
import { paths } from '@/lib/paths';
import { invalid, notFound } from '@/lib/process/http-error';
import type { LetterInput } from '@/lib/schemas/letters/input';

type Preview = { html: string; plain: string; missing: number };

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
  const { html, plain } = letter;
  return html !== null && plain !== null
    ? shown({ html, plain, missing: 0 })
    : shown(await composeLetter(letter));
}

/** The links that each reader has for themselves lead staff to their pages alone. */
function shown({ html, plain, missing }: Preview): Preview {
  const own = (text: string) =>
    text.replaceAll(LEAVE, paths.unsubscribe).replaceAll(PREFERENCES, paths.preferences);
  return { html: own(html), plain: own(plain), missing };
}
