import type { Client, Pool } from 'pg';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseError, unreachable } from '@/lib/db/connect/database-errors';
import { openClient, pool } from '@/lib/db/connect/client';

type Options = { dir?: string; onStep?: (name: string) => void };
type Db = Pick<Pool | Client, 'query'>;

const CONNECT_MS = 5000;
// Every instance must take the same number; which one does not matter.
const LOCK = 7_021_958;

/** Servers that start at once take turns by a lock. */
export async function applyMigrations(
  url: string,
  { dir = MIGRATIONS_DIR, onStep }: Options = {},
): Promise<string[]> {
  const files = await readMigrations(dir);
  const client = await openClient(url, CONNECT_MS).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const pending = await pendingMigrations(client, files);
    if (pending.length > 0) await client.query(TABLE);
    for (const file of pending) {
      await apply(client, file);
      onStep?.(file.name);
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

let files: Promise<MigrationFile[]> | undefined;

export async function isMigrated(db: Db = pool()): Promise<boolean> {
  files ??= readMigrations();
  return (await pendingMigrations(db, await files)).length === 0;
}

export async function pendingMigrations(db: Db, files: MigrationFile[]): Promise<MigrationFile[]> {
  const applied = await appliedMigrations(db);
  const pending = files.filter(({ name }) => !applied.has(name));
  const [other] = applied;
  if (other && pending.length === files.length) {
    throw new DatabaseError(
      `This database was made by another version, whose migrations (${other} …) this one does not have: start it with that version, or this one on an empty database`,
    );
  }
  return pending;
}

async function appliedMigrations(db: Db): Promise<Set<string>> {
  const { rows: found } = await db.query<{ exists: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`,
  );
  if (!found[0]?.exists) return new Set();
  const { rows } = await db.query<{ migration_name: string }>(
    `SELECT migration_name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Set(rows.map((row) => row.migration_name));
}

/** As Prisma's own programs make it, so that they know it too. */
const TABLE = `
CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY DEFAULT gen_random_uuid(),
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

const NOTE = `
INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
VALUES (gen_random_uuid(), $1, $2, clock_timestamp(), 1)`;

async function apply(client: Client, { name, sql, checksum }: MigrationFile): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(NOTE, [checksum, name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new DatabaseError(`Migration ${name} failed and was undone: ${(error as Error).message}`);
  }
}

export const MIGRATIONS_DIR = resolve('prisma/migrations');

export type MigrationFile = { name: string; sql: string; checksum: string };

export async function readMigrations(dir = MIGRATIONS_DIR): Promise<MigrationFile[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(dir, name)));
}

async function readMigration(dir: string, name: string): Promise<MigrationFile> {
  const sql = await readFile(join(dir, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
