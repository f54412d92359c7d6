import { RLWrapperTimeouts, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { OpenSharedLimiter } from '@/lib/process/rate-limit';
import { pool } from './pool';

const SLOWEST_ANSWER_MS = 500;

export const openSharedLimiter: OpenSharedLimiter = (options) => {
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
  return new RLWrapperTimeouts({
    limiter: shared,
    timeoutMs: SLOWEST_ANSWER_MS,
    insuranceLimiter: new RateLimiterMemory(options),
  });
};

export async function forgetSharedLimits(): Promise<void> {
  await pool('limits').query('DELETE FROM rate_limits');
}
