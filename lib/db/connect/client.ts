import { Client, DatabaseError as Refusal, Pool, type PoolConfig } from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { shared } from '@/lib/process/shared';
import { PrismaClient, type Prisma } from '@/prisma/generated/client';
import { DatabaseError } from './database-errors';

const POOL_SIZE = 10;

const LOCK_MS = 700;
/** Later than the server's own statement_timeout; with the usual 2 s, early enough to answer in 2.5. */
const DEADLINE_AFTER_MS = 200;

/** Of a database of our own, the start has put its address there. */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new DatabaseError('DATABASE_URL: not set, and no database was started');
  return DATABASE_URL;
}

export function poolConfig(url: string): PoolConfig {
  const patienceMs = env().DATABASE_PATIENCE_MS;
  return {
    ...withoutDeadlines(url),
    Client: DeadlineClient,
    connectionTimeoutMillis: patienceMs,
    lock_timeout: LOCK_MS,
    statement_timeout: patienceMs,
  };
}

export function withoutDeadlines(url: string): PoolConfig {
  return { connectionString: url, max: POOL_SIZE, idleTimeoutMillis: 30_000, keepAlive: true };
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
    const deadlineMs = env().DATABASE_PATIENCE_MS + DEADLINE_AFTER_MS;
    this.#timer = setTimeout(() => void this.end(), deadlineMs).unref();
    return (super.query as (...args: unknown[]) => unknown)(...args);
  }) as Client['query'];
}

/**
 * Each use has connections of its own, so that none waits behind another.
 * On the slow ones a statement may take longer than on all others.
 */
const CONNECTIONS = { server: 2, limits: 2, events: 1, jobs: 2, pictures: 2, slow: 2 };

type Use = keyof typeof CONNECTIONS;
type Opened = { client?: PrismaClient; pools: Map<string, Pool> };

/** The connections of this process. */
const opened = shared<Opened>('connections', () => ({ pools: new Map() }));

export function pool(use: Use = 'server'): Pool {
  const configOf = use === 'slow' ? withoutDeadlines : poolConfig;
  const create = () => openPool(use, { ...configOf(databaseUrl()), max: CONNECTIONS[use] });
  return opened.pools.get(use) ?? create();
}

function openPool(name: string, config: PoolConfig): Pool {
  const created = new Pool(config);
  // An error event without a listener would end the process; the pool replaces the connection.
  created.on('error', () => undefined);
  opened.pools.set(name, created);
  return created;
}

export async function closePools(): Promise<void> {
  const open = [...opened.pools.values()];
  delete opened.client;
  opened.pools.clear();
  await Promise.allSettled(open.map((one) => one.end()));
}

export type PoolUse = { pool: string; total: number; idle: number; waiting: number };

export function poolUse(): PoolUse[] {
  return [...opened.pools].map(([pool, { totalCount, idleCount, waitingCount }]) => ({
    pool,
    total: totalCount,
    idle: idleCount,
    waiting: waitingCount,
  }));
}

/** LISTEN needs a connection of its own. Others see its name. */
export function listeningClient(name: string): Client {
  // What the address says would come before what is said beside it.
  const url = new URL(databaseUrl());
  url.searchParams.set('application_name', name);
  return new OneByOne({ connectionString: url.href, keepAlive: true });
}

/** What is asked while something is under way waits for it; pg will not queue it for ever. */
class OneByOne extends Client {
  #last: Promise<unknown> = Promise.resolve();

  override query = ((...args: unknown[]) => {
    const ask = super.query as (...args: unknown[]) => Promise<unknown>;
    const answer = this.#last.then(() => ask.apply(this, args));
    this.#last = answer.catch(() => undefined);
    return answer;
  }) as Client['query'];
}

/** Without a listener a connection that breaks would end the process. */
export async function openClient(url: string, connectionTimeoutMillis?: number): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** With the deadline of a statement before it, an answer still goes out within three seconds. */
const CONNECT_MS = 600;

let asking: Promise<boolean> | undefined;

/** Whether the database answers anybody: one that is busy does, and so does one that refuses. */
export function isReachable(): Promise<boolean> {
  asking ??= tryToConnect().finally(() => (asking = undefined));
  return asking;
}

async function tryToConnect(): Promise<boolean> {
  try {
    const client = await openClient(databaseUrl(), CONNECT_MS);
    await client.end().catch(() => undefined);
    return true;
  } catch (error) {
    // Too many connections, or nobody is let in: that is an answer. Starting or ending is none.
    return error instanceof Refusal && !error.code?.startsWith('57P');
  }
}

const LONGEST_TRANSACTION_MS = 120_000;

export type Tx = Prisma.TransactionClient;

export function db(): PrismaClient {
  return (opened.client ??= createClient());
}

export function connectTo(url: string): PrismaClient {
  return clientOf(new PrismaPg(poolConfig(url)));
}

export function connectWithoutDeadlines(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(withoutDeadlines(url)),
    transactionOptions: { maxWait: LONGEST_TRANSACTION_MS, timeout: LONGEST_TRANSACTION_MS },
  });
}

function createClient(): PrismaClient {
  return clientOf(new PrismaPg(openPool('application', poolConfig(databaseUrl()))));
}

function clientOf(adapter: PrismaPg): PrismaClient {
  return new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: { maxWait: env().DATABASE_PATIENCE_MS, timeout: 5000 },
  });
}
