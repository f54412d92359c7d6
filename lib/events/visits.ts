import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isReserved } from '@/lib/entities/addresses/path';
import { nextMidnightInMorocco } from '@/lib/french/dates';
import { consume, neighbours } from '@/lib/limits/rate-limit';
import { bufferEvent, flushSoon } from './buffer';
import { type Sender, countedDay, isCountable } from './countable';
import { type CountedName, FRUITLESS, MISSING } from './event';

/** Fewer could be one person, and what one person looks for is not kept. */
const VISITS = 3;
/** Marks are kept in memory, so that beyond these a visit is not told from an earlier one. */
const MOST_VISITS = 500;
const MOST_ASKED = 1000;
const MOST_KEPT_A_DAY = 200;

/** The marks of those who asked. */
type Visits = Set<string>;
/** What is kept stays apart, so that nobody pushes it out and its visits count once. */
type Today = {
  day: string;
  key: Buffer;
  asked: LRUCache<string, Visits>;
  kept: Map<string, Visits>;
};

/** What is known of the day that it is. */
type Memory = { today?: Today };

/** What nobody found, by the name of its limit. */
export const memories = { fruitless: {} as Memory, missing: {} as Memory };

const countFruitless = createVisitCounts('fruitless', FRUITLESS);
const countMissing = createVisitCounts('missing', MISSING);

const LONGEST_QUESTION = 80;
const LONGEST_PATH = 150;
const LONGEST_WORD = 24;
/** A figure among letters is a title's; a long mixture of both is a token. */
const LONGEST_MIXTURE = 9;
const MOST_DIGITS = 5;

/** `words` is what counts of the question, so that its spelling does not matter. */
export async function noteFruitless(q: string, words: string, sender: Sender): Promise<void> {
  const plain = q.normalize('NFKC');
  // May be somebody's telephone number or mail address, in whatever signs.
  const isPersonal = plain.includes('@') || digitsIn(plain) > MOST_DIGITS;
  if (words === '' || words.length > LONGEST_QUESTION || isPersonal) return;
  await countFruitless(words, sender);
}

/** Only what a browser asked for as a page, by an address that says nothing of a person. */
export async function noteMissing(path: string, sender: Sender): Promise<void> {
  const isPage = (sender.headers.get('sec-fetch-dest') ?? 'document') === 'document';
  if (!isPage || path.length > LONGEST_PATH || isReserved(path) || isPersonal(path)) return;
  await countMissing(path, sender);
}

/** May hold an address, a number or a secret of somebody. Dates with slashes are none of these. */
function isPersonal(path: string): boolean {
  const plain = decodeURIComponent(path).normalize('NFKC');
  if (plain.includes('@')) return true;
  if (plain.split('/').some((part) => digitsIn(part) > MOST_DIGITS)) return true;
  return plain.split(/[^\p{L}\p{N}]+/u).some(isToken);
}

function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

function isToken(word: string): boolean {
  if (word.length > LONGEST_WORD) return true;
  const isMixed = /\p{Nd}/u.test(word) && /\p{L}/u.test(word);
  const changesCase = (word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) > 1;
  return word.length > LONGEST_MIXTURE && (isMixed || changesCase);
}

/** Counts what several visits asked for on one day; of the rest nothing is kept (decision 073). */
function createVisitCounts(name: keyof typeof memories, event: CountedName) {
  const memory = memories[name];

  function startedToday(): Today {
    const day = countedDay();
    const { today } = memory;
    if (today?.day === day) return today;
    forgetAfter(day);
    const asked = new LRUCache<string, Visits>({ max: MOST_ASKED });
    return (memory.today = { day, key: randomBytes(32), asked, kept: new Map() });
  }

  /** Also when nobody asks anything on the day after. */
  function forgetAfter(day: string): void {
    const forget = () => {
      if (memory.today?.day === day) delete memory.today;
    };
    setTimeout(forget, nextMidnightInMorocco().getTime() + 1000 - Date.now()).unref();
  }

  function keep(day: string, what: string, count: number): void {
    bufferEvent({ day, event, path: what, kind: 'page', slug: '', count });
    flushSoon();
  }

  return async (what: string, sender: Sender): Promise<void> => {
    if (!isCountable(sender)) return;
    const visitor = neighbours(sender.address);
    // Whoever asks for a thousand things takes the place of what others look for.
    if ((await consume(name, visitor)) !== undefined) return;
    const { day, key, asked, kept } = startedToday();
    const visits = kept.get(what) ?? asked.get(what) ?? new Set();
    if (!kept.has(what)) asked.set(what, visits);
    const before = visits.size;
    if (before >= MOST_VISITS) return;
    visits.add(markOf(visitor, key));
    if (visits.size === before) return;
    if (kept.has(what)) keep(day, what, 1);
    else if (visits.size === VISITS && kept.size < MOST_KEPT_A_DAY) {
      asked.delete(what);
      kept.set(what, visits);
      keep(day, what, VISITS);
    }
  };
}

/** Tells visits apart without a word of who they are: the key is in memory alone, for one day. */
function markOf(visitor: string, key: Buffer): string {
  return createHmac('sha256', key).update(visitor).digest('base64url');
}
