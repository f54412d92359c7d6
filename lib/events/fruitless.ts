import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { nextMidnightInMorocco } from '@/lib/french/dates';
import { consume, neighbours } from '@/lib/process/rate-limit';
import { sharedState } from '@/lib/process/shared-state';
import { bufferEvent, flushSoon } from './buffer';
import { FRUITLESS } from './event';
import { type Sender, countedDay, isCountable } from './sender';

/** Fewer could be one person, and what one person looks for is not kept. */
const VISITS = 3;
const MOST_VISITS = 50;
const MOST_QUESTIONS = 1000;
const MOST_KEPT_A_DAY = 200;
const LONGEST = 80;
const MOST_DIGITS = 5;

/** The marks of those who asked. */
type Visits = Set<string>;
/** What is kept stays apart, so that nobody pushes it out and its visits count once. */
type Today = {
  day: string;
  key: Buffer;
  asked: LRUCache<string, Visits>;
  kept: Map<string, Visits>;
};

const state = () => sharedState<{ today?: Today }>('fruitless', () => ({}));

/** `words` is what counts of the question, so that its spelling does not matter. */
export async function noteFruitless(q: string, words: string, sender: Sender): Promise<void> {
  if (words === '' || words.length > LONGEST || isPersonal(q) || !isCountable(sender)) return;
  const visitor = neighbours(sender.address);
  // Whoever asks for a thousand things takes the place of what others look for.
  if ((await consume('fruitless', visitor)) !== undefined) return;
  const { day, key, asked, kept } = startedToday();
  const visits = kept.get(words) ?? asked.get(words) ?? new Set();
  if (!kept.has(words)) asked.set(words, visits);
  const before = visits.size;
  if (before >= MOST_VISITS) return;
  visits.add(markOf(visitor, key));
  if (visits.size === before) return;
  if (kept.has(words)) keep(day, words, 1);
  else if (visits.size === VISITS && kept.size < MOST_KEPT_A_DAY) {
    asked.delete(words);
    kept.set(words, visits);
    keep(day, words, VISITS);
  }
}

/** May be somebody's telephone number or mail address, in whatever digits and signs. */
function isPersonal(q: string): boolean {
  const plain = q.normalize('NFKC');
  return plain.includes('@') || (plain.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS;
}

/** Tells visits apart without a word of who they are: the key is in memory alone, for one day. */
function markOf(visitor: string, key: Buffer): string {
  return createHmac('sha256', key).update(visitor).digest('base64url');
}

function startedToday(): Today {
  const day = countedDay();
  const { today } = state();
  if (today?.day === day) return today;
  forgetAfter(day);
  const asked = new LRUCache<string, Visits>({ max: MOST_QUESTIONS });
  return (state().today = { day, key: randomBytes(32), asked, kept: new Map() });
}

/** Also when nobody asks anything on the day after. */
function forgetAfter(day: string): void {
  const forget = () => {
    if (state().today?.day === day) delete state().today;
  };
  setTimeout(forget, nextMidnightInMorocco().getTime() + 1000 - Date.now()).unref();
}

function keep(day: string, words: string, count: number): void {
  bufferEvent({ day, event: FRUITLESS, path: words, kind: 'page', slug: '', count });
  flushSoon();
}
