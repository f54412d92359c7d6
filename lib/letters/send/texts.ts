import { type Claimed, type Frozen, readGoingLetter } from '@/lib/db/statements/letter-queue';
import { createDigestWriter } from '../digest/digests';

export const NOTHING_NEW = Symbol('nothing new');

type TextFor = (claimed: Claimed) => Promise<Frozen | typeof NOTHING_NEW | undefined>;

/** What somebody is sent; undefined when there is no such letter, or nobody to send it to. */
export function createTexts(): TextFor {
  const letters = keepOne(readGoingLetter);
  const writeOwn = createDigestWriter();
  return async ({ letterId, subscriberId, email }) => {
    const letter = await letters(letterId);
    if (!letter || subscriberId === null || email === null) return undefined;
    if (letter.html !== null) return letter;
    return (await writeOwn(letter, subscriberId)) ?? NOTHING_NEW;
  };
}

/** Nearly always the next recipient is one of the same letter, and a frozen letter never changes. */
function keepOne<T>(read: (id: string) => Promise<T>): (id: string) => Promise<T> {
  let kept: { id: string; value: T } | undefined;
  return async (id) => {
    if (kept?.id !== id) kept = { id, value: await read(id) };
    return kept.value;
  };
}
