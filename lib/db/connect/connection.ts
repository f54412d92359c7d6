import { type PoolConfig } from 'pg';
import { DeadlineClient } from './deadline-client';
import { isEmbeddedUrl } from '@/lib/db/embedded/url';

/**
 * A PostgreSQL server gets ten connections for each process. The embedded database takes up to 100
 * connections but has one backend behind them: statements run one after the other, a transaction
 * keeps all others waiting until it ends (so no two ever overlap), and settings, LISTEN and
 * advisory locks are common to all connections. More connections than a few would only move the
 * queue from the pool, where waiting ends after two seconds, to where it does not.
 */
const POOL_SIZE = { server: 10, embedded: 4 };

export const WAIT_FOR_CONNECTION_MS = 2000;
const LOCK_MS = 700;
const STATEMENT_MS = 2000;

/** What every pool of the application uses; no request waits longer than these allow. */
export function poolConfig(url: string): PoolConfig {
  return {
    ...patientPoolConfig(url),
    Client: DeadlineClient,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    lock_timeout: LOCK_MS,
    statement_timeout: STATEMENT_MS,
  };
}

/** For a start or a script, whose statements may take as long as they need. */
export function patientPoolConfig(url: string): PoolConfig {
  return {
    connectionString: url,
    max: isEmbeddedUrl(url) ? POOL_SIZE.embedded : POOL_SIZE.server,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
}
