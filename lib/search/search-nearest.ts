import type { NameGroup } from './search-suggestions';

/** Given by those who have it, so that browsers fetch it once. */
type Spaced = (text: string) => string;

/** The question with each unknown word replaced by the nearest known one, if all have one. */
export function nearestQuestion(
  groups: readonly NameGroup[],
  typed: string,
  spaced: Spaced,
): string | undefined {
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

/** How many letters to add, drop or change. */
function distance(one: string, other: string): number {
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
