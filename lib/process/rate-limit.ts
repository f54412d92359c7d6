import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env';
import { outsideRequests } from './answer-context';
import { sharedState } from './shared-state';

export type { LimitName };

/** Asks for what is kept for all; whoever wanted it is counted by the server. */
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

type Count = { consumedPoints: number; msBeforeNext: number };
export type Limiter = {
  consume: (key: string) => Promise<unknown>;
  get?: (key: string) => Promise<Count | null>;
};
export type LimiterOptions = { keyPrefix: string; points: number; duration: number };
export type OpenSharedLimiter = (options: LimiterOptions) => Limiter;
type Forget = () => Promise<void>;

const offered = () =>
  sharedState<{ open?: OpenSharedLimiter; forget?: Forget }>('shared-limits', () => ({}));
/** Kept here for both bundles, so that all of them can be begun anew. */
const opened = () => sharedState('rate-limits', () => new Map<string, Limiter[]>());

export function offerSharedLimits(open?: OpenSharedLimiter, forget?: Forget): void {
  Object.assign(offered(), { open, forget });
}

/** After a clock was set back: what ends at a time of the day would end later by as much. */
export async function forgetLimits(): Promise<void> {
  opened().clear();
  await offered().forget?.();
}

/** Returns the seconds to wait, or undefined when the call may go on. */
export async function consume(
  name: LimitName,
  key: string,
  share?: Share,
): Promise<number | undefined> {
  if (key === EVERYBODY) return undefined;
  const { limiters, open } = limitersOf(name, share);
  for (const limiter of limiters) {
    try {
      await outsideRequests(() => limiter.consume(open ? pseudonym(key) : key));
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal;
      return refusal.msBeforeNext / 1000;
    }
  }
  return undefined;
}

/** The same for what the address shares with others, if it does: with whom, and for how long. */
export async function consumeShared(
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
}

/** What `consume` would return, without a call being counted; for limits that are not shared. */
export async function secondsOver(name: LimitName, key: string): Promise<number | undefined> {
  for (const [index, { points }] of RATE_LIMITS[name].windows.entries()) {
    const count = await limitersOf(name).limiters[index]?.get?.(key);
    if (count && count.consumedPoints >= points) return count.msBeforeNext / 1000;
  }
  return undefined;
}

function limitersOf(name: LimitName, share?: Share) {
  const limit: Limit = RATE_LIMITS[name];
  const open = (limit.isShared && offered().open) || undefined;
  const label = share ? `${name}-${share}` : name;
  const times = (share && limit[share]) ?? 1;
  const create = () =>
    limit.windows.map(({ points, seconds: duration }) =>
      (open ?? countsInMemory)({
        keyPrefix: `${label}/${duration}`,
        points: points * times,
        duration,
      }),
    );
  const limiters = opened().get(label) ?? create();
  opened().set(label, limiters);
  return { limiters, open };
}

/** Whoever has a whole network of addresses pushes out the counts of others, and fills no memory. */
export const MOST_KEYS = 20_000;

type Running = { points: number; endsAt: number };

export function countsInMemory({ points: most, duration }: LimiterOptions): Required<Limiter> {
  const counts = new LRUCache<string, Running>({ max: MOST_KEYS });
  const current = (key: string) => {
    const count = counts.get(key);
    return count && count.endsAt > Date.now() ? count : undefined;
  };
  return {
    async consume(key) {
      const { points, endsAt } = current(key) ?? {
        points: 0,
        endsAt: Date.now() + duration * 1000,
      };
      counts.set(key, { points: points + 1, endsAt });
      if (points >= most) throw { msBeforeNext: endsAt - Date.now() };
    },
    async get(key) {
      const count = current(key);
      return count
        ? { consumedPoints: count.points, msBeforeNext: count.endsAt - Date.now() }
        : null;
    },
  };
}

/** Does not use instanceof: whoever counts for all instances is another library. */
export function isRefusal(thrown: unknown): thrown is { msBeforeNext: number } {
  return typeof (thrown as { msBeforeNext?: unknown }).msBeforeNext === 'number';
}

/** Addresses are not stored readably; the hash is the same on all instances. */
function pseudonym(key: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`rate-limit ${key}`)
    .digest('base64url');
}

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

type LimitName = keyof typeof RATE_LIMITS;
