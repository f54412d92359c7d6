import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { nextMidnightInMorocco } from '@/lib/french/dates';
import { type LimitName, consume, neighbours } from '@/lib/limits/rate-limit';
import { bufferEvent, flushSoon } from './buffer';
import { type Sender, countedDay, isCountable } from './countable';
import type { CountedName } from './event';

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
export type Memory = { today?: Today };

type Kind = { name: LimitName; event: CountedName; memory: Memory };

/** Counts what several visits asked for on one day; of the rest nothing is kept (decision 073). */
export function createVisitCounts({ name, event, memory }: Kind) {
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
