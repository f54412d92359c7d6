import { type PoolConfig } from 'pg';
import { DeadlineClient } from './deadline-client';

const POOL_SIZE = 10;

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
    max: POOL_SIZE,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
}
