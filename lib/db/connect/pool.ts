import { Client, type Pool } from 'pg';
import { onClose } from './closing';
import { poolConfig } from './connection';
import { databaseUrl } from './url';
import { endPool, watchedPool } from './watched-pool';

const MAX_CONNECTIONS = 2;

let memo: Pool | undefined;

/** Plain SQL for the server itself (health, migrations); the application uses db(). */
export function pool(): Pool {
  memo ??= createPool();
  return memo;
}

/** A connection of its own for LISTEN; not on the embedded database, where LISTEN does not work. */
export function listeningClient(): Client {
  return new Client({ connectionString: databaseUrl(), keepAlive: true });
}

function createPool(): Pool {
  const created = watchedPool('server', { ...poolConfig(databaseUrl()), max: MAX_CONNECTIONS });
  onClose(() => endPool(created));
  return created;
}
