import type { Client } from 'pg';
import { unreachable } from '@/lib/db/connect/database-errors';
import { openClient } from '@/lib/db/connect/pool';

// The text of a value, and the time a statement may take, must not depend on the server's settings.
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'iso_8601',
  extra_float_digits: '3',
  bytea_output: 'hex',
};

export async function inTransaction<T>(
  url: string,
  mode: 'REPEATABLE READ, READ ONLY' | 'READ COMMITTED',
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(url).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${mode}`);
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query(`SET LOCAL ${name} = '${value}'`);
    }
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    // Cuts a COPY that was broken off, too.
    await client.end().catch(() => undefined);
  }
}
