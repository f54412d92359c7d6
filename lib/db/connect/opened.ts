import { Pool, type PoolConfig } from 'pg';
import type { PrismaClient } from '@/prisma/generated/client';

type Opened = { client?: PrismaClient; pools: Map<string, Pool> };

/**
 * The connections of this process. Next loads this module once for pages and once for handlers, and
 * in development after every change; all of them share these.
 */
const shared = globalThis as { guideDatabase?: Opened };
export const opened: Opened = (shared.guideDatabase ??= { pools: new Map() });

export function openPool(name: string, config: PoolConfig): Pool {
  const created = new Pool(config);
  // An error event without a listener would end the process; the pool replaces the connection.
  created.on('error', () => undefined);
  opened.pools.set(name, created);
  return created;
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

export async function closeDatabaseClients(): Promise<void> {
  const { client } = opened;
  const pools = [...opened.pools.values()];
  delete opened.client;
  opened.pools.clear();
  await client?.$disconnect();
  await Promise.allSettled(pools.map((pool) => pool.end()));
}
