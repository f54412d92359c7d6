import { Client, type Pool } from 'pg';
import { poolConfig } from './connection';
import { openPool, opened } from './opened';
import { databaseUrl } from './url';

/** Each use has connections of its own, so that none waits behind another. */
const CONNECTIONS = { server: 2, limits: 2, events: 1, jobs: 2, pictures: 2 };

type Use = keyof typeof CONNECTIONS;

export function pool(use: Use = 'server'): Pool {
  const create = () => openPool(use, { ...poolConfig(databaseUrl()), max: CONNECTIONS[use] });
  return opened.pools.get(use) ?? create();
}

/** LISTEN needs a connection of its own. */
export function listeningClient(name: string): Client {
  return new Client({ connectionString: named(databaseUrl(), name), keepAlive: true });
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

/** Others see the name; what the address says would come before what is said beside it. */
function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
}
