import { Client, type PoolConfig } from 'pg';
import { env } from '@/lib/env';
import { DatabaseError } from './errors';

const POOL_SIZE = 10;

export const WAIT_FOR_CONNECTION_MS = 2000;
const LOCK_MS = 700;
const STATEMENT_MS = 2000;
// This is later than the server's own statement_timeout, and early enough to answer within 2.5 s.
const DEADLINE_MS = 2200;

/** Of a database of our own, the start has put its address there. */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new DatabaseError('DATABASE_URL: not set, and no database was started');
  return DATABASE_URL;
}

export function poolConfig(url: string): PoolConfig {
  return {
    ...withoutDeadlines(url),
    Client: DeadlineClient,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    lock_timeout: LOCK_MS,
    statement_timeout: STATEMENT_MS,
  };
}

export function withoutDeadlines(url: string): PoolConfig {
  return {
    connectionString: url,
    max: POOL_SIZE,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
}

/**
 * Ends a connection that does not answer, which cuts its statement off: a server that hangs keeps
 * no statement_timeout, and pg's query_timeout would leave the connection in the pool with its
 * transaction open.
 */
export class DeadlineClient extends Client {
  #timer: NodeJS.Timeout | undefined;

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    this.on('drain', () => clearTimeout(this.#timer));
    this.on('end', () => clearTimeout(this.#timer));
  }

  override query = ((...args: unknown[]) => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(), DEADLINE_MS).unref();
    return (super.query as (...args: unknown[]) => unknown)(...args);
  }) as Client['query'];
}
