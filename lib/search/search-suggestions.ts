import { LITTLE_WORDS, fold, wordsOf } from '@/lib/french/words';
import { distance } from '@/lib/french/spelling';

/** What a kind is called, how its addresses begin, and each name with the rest of its address. */
export type NameGroup = [kind: string, base: string, names: [name: string, rest: string][]];
type Suggestion = { kind: string; name: string; href: string; place: number };

const SHORTEST = 2;
const MOST = 5;
/** Said before what is looked for; it tells hardly any name from another. */
const MASTER = /^masters?$/;

/** All words must begin a word of the name; what begins with them comes first, then the shortest. */
export function suggestionsFor(groups: readonly NameGroup[], typed: string): Suggestion[] {
  const start = spaced(typed);
  const words = wordsOf(start).filter((word) => !LITTLE_WORDS.has(word) && !MASTER.test(word));
  if (start.trim().length < SHORTEST || words.length === 0) return [];
  const found = groups.flatMap(([kind, base, names]) =>
    names.flatMap(([name, rest]) => {
      const text = spaced(name);
      if (!words.every((word) => text.includes(` ${word}`))) return [];
      const place = text.startsWith(start) ? 0 : text.includes(start) ? 1 : 2;
      return [{ kind, name, href: base + rest, place }];
    }),
  );
  return found.sort((one, other) => one.place - other.place).slice(0, MOST);
}

/** Each word has a space before it, so that only beginnings of words are found. */
function spaced(text: string): string {
  return ` ${wordsOf(fold(text)).join(' ')}`;
}

/** The question with each unknown word replaced by the nearest known one, if all have one. */
export function nearestQuestion(groups: readonly NameGroup[], typed: string): string | undefined {
  const known = new Map<string, string>();
  for (const [name] of groups.flatMap(([, , names]) => names)) {
    for (const word of name.split(/[^\p{L}\p{N}]+/u)) known.set(spaced(word).trim(), word);
  }
  const all = [...known.keys()];
  const words = spaced(typed).trim().split(' ');
  const near = words.map((word) => {
    if (word.length < 4 || all.some((one) => one.startsWith(word))) return word;
    const [nearest] = all
      .map((one) => ({ one, far: distance(word, one) }))
      .filter(({ far }) => far <= word.length / 3)
      .sort((one, other) => one.far - other.far);
    return known.get(nearest?.one ?? '');
  });
  const question = near.join(' ');
  return near.includes(undefined) || spaced(question).trim() === words.join(' ')
    ? undefined
    : question;
}
