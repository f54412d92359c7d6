import { fold } from '@/lib/french/letters';
import { WORD } from '@/lib/french/words';
import type { Spelling } from './search-query';

/** Undefined when no unknown word has a nearest one. */
export function corrected(q: string, spelling: readonly Spelling[]): string | undefined {
  const nearest = new Map(spelling.map(({ word, nearest }) => [word, nearest]));
  const better = q.replace(WORD, (word) => {
    const found = nearest.get(fold(word));
    return found && found !== fold(word) ? found : word;
  });
  return better === q ? undefined : better;
}

/** Of a question of one word, no other word is left to try. */
export function knownWords(spelling: readonly Spelling[]): string[] {
  if (spelling.length < 2) return [];
  return spelling.flatMap(({ nearest }) => nearest ?? []);
}
