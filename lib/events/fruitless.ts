import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { consume } from '@/lib/process/rate-limit';
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
/** May be somebody's telephone number or mail address. */
const PERSONAL = /(?:\d\W?){6}|@/;

type Question = { visits: Set<string>; isKept: boolean };
type Today = { day: string; key: Buffer; asked: LRUCache<string, Question>; kept: number };

const state = () => sharedState<{ today?: Today }>('fruitless', () => ({}));

/** `words` is what counts of the question, so that its spelling does not matter. */
export async function noteFruitless(q: string, words: string, sender: Sender): Promise<void> {
  if (words === '' || words.length > LONGEST || PERSONAL.test(q) || !isCountable(sender)) return;
  // Whoever asks for a thousand things takes the place of what others look for.
  if ((await consume('fruitless', sender.address)) !== undefined) return;
  const today = startedToday();
  const question = today.asked.get(words) ?? { visits: new Set(), isKept: false };
  today.asked.set(words, question);
  const { visits } = question;
  const before = visits.size;
  if (before >= MOST_VISITS) return;
  visits.add(markOf(sender, today));
  if (visits.size === before || visits.size < VISITS) return;
  if (visits.size === VISITS && today.kept < MOST_KEPT_A_DAY) {
    question.isKept = true;
    today.kept += 1;
  }
  if (question.isKept) keep(today.day, words, visits.size === VISITS ? VISITS : 1);
}

/** Tells visits apart without a word of who they are: the key is in memory alone, for one day. */
function markOf({ address }: Sender, { key }: Today): string {
  return createHmac('sha256', key).update(address).digest('base64url');
}

function startedToday(): Today {
  const day = countedDay();
  const { today } = state();
  if (today?.day === day) return today;
  const asked = new LRUCache<string, Question>({ max: MOST_QUESTIONS });
  return (state().today = { day, key: randomBytes(32), asked, kept: 0 });
}

function keep(day: string, words: string, count: number): void {
  bufferEvent({ day, event: FRUITLESS, path: words, kind: 'page', slug: '', count });
  flushSoon();
}
