import { Client, Pool } from 'pg';
import { DatabaseError, unreachable } from '@/lib/db/connect/errors';
import { migrationAdapter } from './adapter';
import { openSchemaEngine } from './engine';
import { MIGRATIONS_DIR, type MigrationFile, migrationList, readMigrations } from './files';
import { pendingMigrations } from './pending';
import { pool } from '@/lib/db/connect/pool';

type Options = { dir?: string; onStep?: (name: string) => void };

const CONNECT_MS = 5000;
// Every instance must take the same number; which one does not matter.
const LOCK = 7_021_958;
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** Servers that start at once take turns by a lock. */
export async function applyMigrations(
  url: string,
  { dir = MIGRATIONS_DIR, onStep }: Options = {},
): Promise<string[]> {
  const files = await readMigrations(dir);
  const guard = await connect(url);
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const pending = await pendingMigrations(guard, files);
    if (pending.length > 0) await apply(url, dir, files, pending, onStep);
    return pending;
  } finally {
    await guard.end();
  }
}

let files: Promise<MigrationFile[]> | undefined;

export async function isMigrated(db: Pick<Pool, 'query'> = pool()): Promise<boolean> {
  files ??= readMigrations();
  return (await pendingMigrations(db, await files)).length === 0;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(url, error);
  }
}

async function apply(
  url: string,
  dir: string,
  files: MigrationFile[],
  pending: string[],
  onStep: Options['onStep'],
): Promise<void> {
  const pool = new Pool({ connectionString: url });
  let cause: Error | undefined;
  const adapter = migrationAdapter(pool, { onScriptError: (error) => (cause = error) });
  const engine = await openSchemaEngine(adapter);
  try {
    for (const name of pending) {
      const upToHere = files.filter((file) => file.name <= name);
      const migrationsList = await migrationList(dir, upToHere);
      try {
        await engine.applyMigrations({ migrationsList, filters: NO_FILTERS });
      } catch (error) {
        // The failed transaction left nothing behind, so a corrected version may be tried again.
        await engine.markMigrationRolledBack({ migrationName: name }).catch(() => undefined);
        const reason = (cause ?? (error as Error)).message;
        throw new DatabaseError(`Migration ${name} failed and was undone: ${reason}`);
      }
      onStep?.(name);
    }
  } finally {
    engine.free();
    await pool.end();
  }
}
