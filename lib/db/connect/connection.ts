import { type PoolConfig } from 'pg';
import { DeadlineClient } from './deadline-client';
import { isEmbeddedUrl } from '@/lib/db/embedded/url';

/**
 * On the embedded database all connections share one backend, its settings, LISTEN and advisory
 * locks. More of them would only move the wait from the pool to where no timeout ends it.
 */
const POOL_SIZE = { server: 10, embedded: 4 };

export const WAIT_FOR_CONNECTION_MS = 2000;
const LOCK_MS = 700;
const STATEMENT_MS = 2000;

export function poolConfig(url: string): PoolConfig {
  return {
    ...patientPoolConfig(url),
    Client: DeadlineClient,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    lock_timeout: LOCK_MS,
    statement_timeout: STATEMENT_MS,
  };
}

export function patientPoolConfig(url: string): PoolConfig {
  return {
    connectionString: url,
    max: isEmbeddedUrl(url) ? POOL_SIZE.embedded : POOL_SIZE.server,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
}
