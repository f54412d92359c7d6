import { createHmac } from 'node:crypto';
import {
  RLWrapperTimeouts,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { pool } from '@/lib/db/connect/pool';
import { isServerDatabase } from '@/lib/db/connect/url';
import { env } from '@/lib/env';
import { type Limit, type LimitName, RATE_LIMITS } from './rate-limits';
import { sharedState } from './shared-state';

type Limiter = { consume: (key: string) => Promise<unknown> };

const SLOWEST_ANSWER_MS = 500;

/** Counts one more for the key: undefined when it may go on, or else the seconds to wait. */
export async function consume(name: LimitName, key: string): Promise<number | undefined> {
  const counted = isShared(RATE_LIMITS[name]) ? pseudonym(key) : key;
  for (const limiter of limiters(name)) {
    try {
      await limiter.consume(counted);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext / 1000;
    }
  }
  return undefined;
}

function limiters(name: LimitName): Limiter[] {
  return sharedState(`rate-limit.${name}`, () => createLimiters(name, RATE_LIMITS[name]));
}

function createLimiters(name: LimitName, limit: Limit): Limiter[] {
  return limit.windows.map(({ points, seconds }) => {
    const options = { keyPrefix: `${name}/${seconds}`, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    if (!isShared(limit)) return memory;
    const shared = new RateLimiterPostgres({
      ...options,
      storeClient: pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A flood costs one row, not one write each.
      inMemoryBlockOnConsumed: points + 1,
    });
    // A database that is down or slow must not let floods through, nor hold anybody up.
    return new RLWrapperTimeouts({
      limiter: shared,
      timeoutMs: SLOWEST_ANSWER_MS,
      insuranceLimiter: memory,
    });
  });
}

function isShared(limit: Limit): boolean {
  return limit.isShared === true && isServerDatabase();
}

/** What reaches the database instead of an address: all instances get the same, nobody reads it. */
function pseudonym(key: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`rate-limit ${key}`)
    .digest('base64url');
}
