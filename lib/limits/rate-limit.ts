import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { env } from '@/lib/env';
import { type Limiter, type LimiterOptions, countsInMemory, isRefusal } from './memory';
import { forgetSharedLimits, openSharedLimiter } from './shared';
import { type Limit, type LimitName, RATE_LIMITS, type Share } from './table';

export type { LimitName };

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

type Shared = { open: (options: LimiterOptions) => Limiter; forget: () => Promise<void> };

/** What all instances count together is `shared`; without a database each counts alone. */
export function createLimits(shared: () => Shared | undefined) {
  const opened = new Map<string, Limiter[]>();

  function limitersOf(name: LimitName, share?: Share) {
    const limit: Limit = RATE_LIMITS[name];
    const open = limit.isShared && shared()?.open;
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
    /** After a clock was set back: what ends at a time of the day would end later by as much. */
    async forgetLimits(): Promise<void> {
      opened.clear();
      await shared()?.forget();
    },
  };
}

const ofAllInstances = { open: openSharedLimiter, forget: forgetSharedLimits };

export const { consume, consumeShared, forgetLimits } = createLimits(() =>
  env().DATABASE_URL ? ofAllInstances : undefined,
);

/** Addresses are not stored readably; the hash is the same on all instances. */
function pseudonym(key: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`rate-limit ${key}`)
    .digest('base64url');
}
