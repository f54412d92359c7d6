import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { pool } from '@/lib/db/connect/pool';
import { type Limiter, type LimiterOptions, countsInMemory, isRefusal } from './memory';

const SLOWEST_ANSWER_MS = 500;

export function openSharedLimiter(options: LimiterOptions): Limiter {
  const shared = new RateLimiterPostgres({
    ...options,
    storeClient: pool('limits'),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Remembers a blocked key in memory, so that a flood does not write to the database each time.
    inMemoryBlockOnConsumed: options.points + 1,
  });
  // When the database is down or slow, this process counts alone: floods stay out, nobody waits.
  const alone = countsInMemory(options);
  return {
    async consume(key) {
      try {
        return await inTime(shared.consume(key));
      } catch (error) {
        if (isRefusal(error)) throw error;
        return alone.consume(key);
      }
    },
  };
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), SLOWEST_ANSWER_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

export async function forgetSharedLimits(): Promise<void> {
  await pool('limits').query('DELETE FROM rate_limits');
}
