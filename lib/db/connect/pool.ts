import { Client, type Pool } from 'pg';
import { onClose } from './closing';
import { poolConfig } from './connection';
import { databaseUrl } from './url';
import { endPool, watchedPool } from './watched-pool';

/** Connections for each use, so that none waits behind another. */
const CONNECTIONS = { server: 2, limits: 2, events: 1 };

type Use = keyof typeof CONNECTIONS;

const pools = new Map<Use, Pool>();

/** Plain SQL for the server itself (health, names, migrations); the application uses db(). */
export function pool(use: Use = 'server'): Pool {
  const known = pools.get(use) ?? createPool(use);
  pools.set(use, known);
  return known;
}

/** A connection of its own for LISTEN; not on the embedded database, where LISTEN does not work. */
export function listeningClient(): Client {
  return new Client({ connectionString: databaseUrl(), keepAlive: true });
}

function createPool(use: Use): Pool {
  const created = watchedPool(use, { ...poolConfig(databaseUrl()), max: CONNECTIONS[use] });
  onClose(() => endPool(created));
  return created;
}
