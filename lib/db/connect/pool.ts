import { Client, Pool, type PoolConfig } from 'pg';
import type { PrismaClient } from '@/prisma/generated/client';
import { shared } from '@/lib/process/shared';
import { databaseUrl, poolConfig } from './connection';

/** Each use has connections of its own, so that none waits behind another. */
const CONNECTIONS = { server: 2, limits: 2, events: 1, jobs: 2, pictures: 2 };

type Use = keyof typeof CONNECTIONS;
type Opened = { client?: PrismaClient; pools: Map<string, Pool> };

/** The connections of this process. */
export const opened = shared<Opened>('connections', () => ({ pools: new Map() }));

export function pool(use: Use = 'server'): Pool {
  const create = () => openPool(use, { ...poolConfig(databaseUrl()), max: CONNECTIONS[use] });
  return opened.pools.get(use) ?? create();
}

export function openPool(name: string, config: PoolConfig): Pool {
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
  return new Client({ connectionString: url.href, keepAlive: true });
}

/** For a statement that may take longer than one of a pool may. */
export async function queryPatiently(sql: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(), keepAlive: true });
  // Without a listener a connection that breaks would end the process; its statement fails too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
