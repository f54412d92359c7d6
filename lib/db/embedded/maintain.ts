import { Client } from 'pg';

const EVERY_MS = 30_000;
const MOST_LOG_BYTES = 16 * 1024 * 1024;
const MOST_DEAD_ROWS = 1000;

/** The engine runs no background processes, so nothing else would vacuum or make checkpoints. */
export function keepMaintained(url: string): () => void {
  const timer = setInterval(() => {
    maintain(url).catch((error: unknown) => console.error(`Maintenance failed: ${String(error)}`));
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}

export async function maintain(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const table of await neglectedTables(client)) {
      await client.query(`VACUUM (ANALYZE) ${client.escapeIdentifier(table)}`);
    }
    if ((await logSinceCheckpoint(client)) > MOST_LOG_BYTES) await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}

async function neglectedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `SELECT relname FROM pg_stat_user_tables
     WHERE schemaname = 'public'
       AND (n_dead_tup > $1 OR n_mod_since_analyze > greatest(200, n_live_tup / 5))`,
    [MOST_DEAD_ROWS],
  );
  return rows.map((row) => row.relname);
}

async function logSinceCheckpoint(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) AS bytes
     FROM pg_control_checkpoint()`,
  );
  return Number(rows[0]?.bytes);
}
