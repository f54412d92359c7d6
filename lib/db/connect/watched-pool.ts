import { Pool, type PoolConfig } from 'pg';
import { sharedState } from '@/lib/process/shared-state';

export type PoolUse = { pool: string; total: number; idle: number; waiting: number };

const pools = () => sharedState('database-pools', () => new Map<Pool, string>());

export function watchedPool(name: string, config: PoolConfig): Pool {
  const pool = new Pool(config);
  // An error event without a listener would end the process; the pool replaces the connection.
  pool.on('error', () => undefined);
  pools().set(pool, name);
  return pool;
}

export async function endPool(pool: Pool): Promise<void> {
  pools().delete(pool);
  await pool.end();
}

export function poolUse(): PoolUse[] {
  const uses = new Map<string, PoolUse>();
  for (const [{ totalCount, idleCount, waitingCount }, pool] of pools()) {
    const { total, idle, waiting } = uses.get(pool) ?? { total: 0, idle: 0, waiting: 0 };
    uses.set(pool, {
      pool,
      total: total + totalCount,
      idle: idle + idleCount,
      waiting: waiting + waitingCount,
    });
  }
  return [...uses.values()];
}
