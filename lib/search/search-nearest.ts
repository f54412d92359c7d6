import { distance } from '@/lib/french/spelling';
import { type NameGroup, spaced } from './search-suggestions';

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
