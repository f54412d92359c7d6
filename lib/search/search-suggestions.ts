import { fold } from '@/lib/french/letters';

export type NameGroup = [kind: string, names: string[]];
export type Suggestion = { kind: string; name: string };

const SHORTEST = 2;
const MOST = 7;

/** Names that begin with what was typed come before names that have it inside. */
export function suggestionsFor(groups: readonly NameGroup[], typed: string): Suggestion[] {
  const start = spaced(typed);
  if (start.trim().length < SHORTEST) return [];
  const found = groups.flatMap(([kind, names]) =>
    names.flatMap((name) => {
      const place = spaced(name).indexOf(start);
      return place < 0 ? [] : [{ kind, name, isBeginning: place === 0 }];
    }),
  );
  return found
    .sort((one, other) => Number(other.isBeginning) - Number(one.isBeginning))
    .slice(0, MOST)
    .map(({ kind, name }) => ({ kind, name }));
}

/** Each word has a space before it, so that only beginnings of words are found. */
function spaced(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
}
