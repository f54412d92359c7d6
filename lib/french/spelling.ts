import { WORD, fold, wordsOf } from './words';

/** Search forgets accents and capitals, so the titles tell how to write a word. */
export function spelledLike(q: string, titles: readonly string[]): string {
  const written = new Map<string, string>();
  for (const word of wordsOf(titles.join(' '))) {
    if (!written.has(fold(word))) written.set(fold(word), word);
  }
  return q.replace(WORD, (word) => (word === fold(word) ? (written.get(word) ?? word) : word));
}

/** Shorter words are too near to too many others. */
const SHORTEST = 4;

/** Undefined when none is near: a third of the letters may be wrong, but never the first. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const most = Math.floor(word.length / 3);
  if (word.length < SHORTEST) return undefined;
  let best: { far: number; one: string } | undefined;
  for (const one of known) {
    if (one[0] !== word[0] || Math.abs(one.length - word.length) > most) continue;
    const far = distance(word, one);
    if (far <= most && (!best || far < best.far)) best = { far, one };
  }
  return best?.one;
}

/** The question with other words in the place of some; undefined when all stay. */
export function withOtherWords(
  q: string,
  others: ReadonlyMap<string, string | null | undefined>,
): string | undefined {
  const better = q.replace(WORD, (word) => {
    const other = others.get(fold(word));
    return other && other !== fold(word) ? other : word;
  });
  return better === q ? undefined : better;
}

/** How many letters to add, drop or change. */
export function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  [...one].forEach((letter, down) => {
    let corner = down;
    row = [down + 1, ...row.slice(1)];
    for (let at = 1; at < row.length; at += 1) {
      const above = row[at] ?? 0;
      const cost = Math.min(
        above + 1,
        (row[at - 1] ?? 0) + 1,
        corner + +(letter !== other[at - 1]),
      );
      corner = above;
      row[at] = cost;
    }
  });
  return row.at(-1) ?? 0;
}
