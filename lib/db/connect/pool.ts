import { Client, Pool, type PoolConfig } from 'pg';
import { sharedState } from '@/lib/process/shared-state';
import { databaseUrl, poolConfig } from './connection';

/** Each use has connections of its own, so that none waits behind another. */
const CONNECTIONS = { server: 2, limits: 2, events: 1, jobs: 2, pictures: 2 };

type Use = keyof typeof CONNECTIONS;

const pools = new Map<Use, Pool>();

export function pool(use: Use = 'server'): Pool {
  const known = pools.get(use);
  if (known) return known;
  const opened = openPool(use, { ...poolConfig(databaseUrl()), max: CONNECTIONS[use] });
  pools.set(use, opened);
  return opened;
}

/** With those of Next's bundle, which has pools of its own. */
const allPools = () => sharedState('database-pools', () => new Map<Pool, string>());

export function openPool(name: string, config: PoolConfig): Pool {
  const opened = new Pool(config);
  // An error event without a listener would end the process; the pool replaces the connection.
  opened.on('error', () => undefined);
  allPools().set(opened, name);
  return opened;
}

export async function closePools(): Promise<void> {
  const open = [...allPools().keys()];
  allPools().clear();
  await Promise.allSettled(open.map((one) => one.end()));
}

export type PoolUse = { pool: string; total: number; idle: number; waiting: number };

export function poolUse(): PoolUse[] {
  const uses = new Map<string, PoolUse>();
  for (const [{ totalCount, idleCount, waitingCount }, name] of allPools()) {
    const use = uses.get(name) ?? { pool: name, total: 0, idle: 0, waiting: 0 };
    use.total += totalCount;
    use.idle += idleCount;
    use.waiting += waitingCount;
    uses.set(name, use);
  }
  return [...uses.values()];
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
