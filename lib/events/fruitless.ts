import type { Sender } from './countable';
import { FRUITLESS } from './event';
import { type Memory, createVisitCounts } from './visits';

const LONGEST = 80;
const MOST_DIGITS = 5;

export const memory: Memory = {};
const count = createVisitCounts({ name: 'fruitless', event: FRUITLESS, memory });

/** `words` is what counts of the question, so that its spelling does not matter. */
export async function noteFruitless(q: string, words: string, sender: Sender): Promise<void> {
  if (words === '' || words.length > LONGEST || isPersonal(q)) return;
  await count(words, sender);
}

/** May be somebody's telephone number or mail address, in whatever digits and signs. */
function isPersonal(q: string): boolean {
  const plain = q.normalize('NFKC');
  return plain.includes('@') || (plain.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS;
}
