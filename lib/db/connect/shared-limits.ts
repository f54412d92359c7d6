import { RLWrapperTimeouts, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { OpenSharedLimiter } from '@/lib/process/rate-limit';
import { pool } from './pool';

const SLOWEST_ANSWER_MS = 500;

/** Limits that all instances count together, in a table of the database. */
export const openSharedLimiter: OpenSharedLimiter = (options) => {
  const shared = new RateLimiterPostgres({
    ...options,
    storeClient: pool('limits'),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // A flood costs one row, not one write each.
    inMemoryBlockOnConsumed: options.points + 1,
  });
  // A database that is down or slow must not let floods through, nor hold anybody up.
  return new RLWrapperTimeouts({
    limiter: shared,
    timeoutMs: SLOWEST_ANSWER_MS,
    insuranceLimiter: new RateLimiterMemory(options),
  });
};
