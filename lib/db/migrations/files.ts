import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export const MIGRATIONS_DIR = resolve('prisma/migrations');
export const SCHEMA_FILE = resolve('prisma/schema.prisma');

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
