import { AsyncLocalStorage } from 'node:async_hooks';
import { isIPv4 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { pool } from '@/lib/db/connect/client';
import { inTime } from '@/lib/process/in-time';
import { sign } from '@/lib/process/signature';

/** Asks for what is kept for all; whoever wanted it is counted by the front. */
export const EVERYBODY = 'everybody';

/** Customers hold many networks of IPv6, up to 65,536 in a /48, and are known by that alone. */
export const neighbours = (address: string): string =>
  address.endsWith('::/64') ? address.split(':', 3).join(':') : address;

/**
 * Who may be one sender with many addresses: the same /48, or the /24 of an IPv4 address. A mobile
 * operator has thousands of customers in either, so together they may do more than one may.
 */
export const neighbourhood = (address: string): string =>
  isIPv4(address) ? address.split('.', 3).join('.') : neighbours(address);

/**
 * Timers and connections hold what surrounds them: made within a request, a count for an hour would
 * hold its page for an hour.
 */
const apart = AsyncLocalStorage.snapshot();

type Open = (options: LimiterOptions) => Limiter;

/** What all instances count together is `shared`; without a database each counts alone. */
export function createLimits(shared: () => Open | undefined) {
  const opened = new Map<string, Limiter[]>();

  function limitersOf(name: LimitName, share?: Share) {
    const limit: Limit = RATE_LIMITS[name];
    const open = limit.isShared && shared();
    const label = share ? `${name}-${share}` : name;
    const times = (share && limit[share]) ?? 1;
    const create = () =>
      limit.windows.map(({ points, seconds: duration }) => {
        const options = { keyPrefix: `${label}/${duration}`, points: points * times, duration };
        return open ? open(options) : countsInMemory(options);
      });
    const limiters = opened.get(label) ?? create();
    opened.set(label, limiters);
    return { limiters, isShared: Boolean(open) };
  }

  /** Returns the seconds to wait, or undefined when the call may go on. */
  async function consume(name: LimitName, key: string, share?: Share): Promise<number | undefined> {
    if (key === EVERYBODY) return undefined;
    const { limiters, isShared } = limitersOf(name, share);
    for (const limiter of limiters) {
      try {
        await apart(() => limiter.consume(isShared ? pseudonym(key) : key));
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal;
        return refusal.msBeforeNext / 1000;
      }
    }
    return undefined;
  }

  return {
    consume,
    /** The same for what the address shares with others, if it does: with whom, for how long. */
    async consumeShared(
      name: LimitName,
      address: string,
    ): Promise<{ share: Share; seconds: number } | undefined> {
      const limit: Limit = RATE_LIMITS[name];
      const keys = { nearby: neighbourhood(address), site: 'all' };
      for (const share of ['nearby', 'site'] as const) {
        if (limit[share] === undefined) continue;
        const seconds = await consume(name, keys[share], share);
        if (seconds !== undefined) return { share, seconds };
      }
      return undefined;
    },
  };
}

export const { consume, consumeShared } = createLimits(() =>
  env().DATABASE_URL ? openSharedLimiter : undefined,
);

/** Addresses are not stored readably; the hash is the same on all instances. */
const pseudonym = (key: string) => sign('rate-limit', key);

type Window = { points: number; seconds: number };
type Limit = {
  windows: readonly Window[];
  /** All instances count together. Frequent calls are not shared, to spare the database. */
  isShared?: true;
  /** How many times as much the neighbours of an address may together, and all who ask the site. */
  nearby?: number;
  site?: number;
};

/** With whom an address shares a limit. */
type Share = 'nearby' | 'site';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FORM = {
  windows: [
    { points: 5, seconds: MINUTE },
    { points: 20, seconds: HOUR },
  ],
  isShared: true,
  nearby: 5,
} as const satisfies Limit;

/** Visitors are counted by address. Staff are counted by account, as colleagues may share one. */
const RATE_LIMITS = {
  api: { windows: [{ points: 600, seconds: MINUTE }] },
  event: { windows: [{ points: 120, seconds: MINUTE }] },
  // Beyond this limit a reading is accepted but not counted.
  articleView: { windows: [{ points: 60, seconds: HOUR }] },
  articleLike: { windows: [{ points: 5, seconds: DAY }] },
  fruitless: { windows: [{ points: 20, seconds: HOUR }] },
  missing: { windows: [{ points: 20, seconds: HOUR }] },
  login: { windows: [{ points: 10, seconds: MINUTE }], isShared: true, nearby: 5 },
  // Each asks the provider twice, whether it comes from there or not.
  signInReturn: { windows: [{ points: 30, seconds: MINUTE }], nearby: 5 },
  subscribe: { ...FORM, site: 30 },
  contact: { ...FORM, site: 15 },
  // Mails that their readers may not have asked for; the key is the box, or what is behind its @.
  mailbox: { windows: [{ points: 5, seconds: DAY }], isShared: true },
  mailDomain: { windows: [{ points: 100, seconds: HOUR }], isShared: true },
  // The key is the subscriber: only their own link is counted.
  preferences: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    isShared: true,
  },
  proposal: FORM,
  // Who has the file already is told so without a count.
  download: { windows: [{ points: 20, seconds: MINUTE }] },
  // The editor asks for a preview at every pause in typing.
  preview: { windows: [{ points: 240, seconds: MINUTE }] },
  // A form that is being typed into keeps its draft every two seconds.
  draft: { windows: [{ points: 120, seconds: MINUTE }] },
  // Each may ask thirty servers.
  links: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
  },
  // An open dialog says three times a minute that it is there.
  presence: { windows: [{ points: 90, seconds: MINUTE }] },
  adminWrite: { windows: [{ points: 120, seconds: MINUTE }], isShared: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;

const SLOWEST_ANSWER_MS = 500;

function openSharedLimiter(options: LimiterOptions): Limiter {
  const shared = new RateLimiterPostgres({
    ...options,
    storeClient: pool('limits'),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  });
  // When the database is down or slow, this process counts alone: floods stay out, nobody waits.
  const alone = countsInMemory(options);
  // Remembered here, so that a flood does not write to the database each time.
  const refusedUntil = new LRUCache<string, number>({ max: MOST_KEYS });
  return {
    async consume(key) {
      const msBeforeNext = (refusedUntil.get(key) ?? 0) - now();
      if (msBeforeNext > 0) throw { msBeforeNext };
      try {
        return await inTime(shared.consume(key), SLOWEST_ANSWER_MS);
      } catch (error) {
        if (!isRefusal(error)) return alone.consume(key);
        const longest = options.duration * 1000;
        refusedUntil.set(key, now() + Math.min(error.msBeforeNext, longest));
        throw error;
      }
    },
  };
}

/** After a clock was set back: what the database holds ends at a time of the day. */
export async function forgetLimits(): Promise<void> {
  await pool('limits').query('DELETE FROM rate_limits');
}

type Limiter = { consume: (key: string) => Promise<unknown> };
type LimiterOptions = { keyPrefix: string; points: number; duration: number };

/** Whoever has a whole network of addresses pushes out the counts of others, and fills no memory. */
export const MOST_KEYS = 20_000;

/** Setting the clock of the machine changes no wait: this one only runs forward. */
const now = () => performance.now();

function countsInMemory({ points: most, duration }: LimiterOptions): Limiter {
  const counts = new LRUCache<string, { points: number; endsAt: number }>({ max: MOST_KEYS });
  return {
    async consume(key) {
      const running = counts.get(key);
      const isOver = running === undefined || running.endsAt <= now();
      const { points, endsAt } = isOver ? { points: 0, endsAt: now() + duration * 1000 } : running;
      counts.set(key, { points: points + 1, endsAt });
      if (points >= most) throw { msBeforeNext: endsAt - now() };
    },
  };
}

/** Does not use instanceof: whoever counts for all instances is another library. */
function isRefusal(thrown: unknown): thrown is { msBeforeNext: number } {
  return typeof (thrown as { msBeforeNext?: unknown }).msBeforeNext === 'number';
}
