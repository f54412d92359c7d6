import { Client, Pool } from 'pg';
import { onClose } from './closing';
import { poolConfig } from './connection';
import { databaseUrl } from './url';

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
  const created = new Pool({ ...poolConfig(databaseUrl()), max: MAX_CONNECTIONS });
  // A lost idle connection is replaced at the next query; unheard, the event would end the process.
  created.on('error', () => undefined);
  onClose(() => created.end());
  return created;
}
