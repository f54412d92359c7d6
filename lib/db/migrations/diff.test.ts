import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SCHEMA_FILE, diffFromMigrations } from '@/tools/upkeep/migration-diff';
import { MIGRATIONS_DIR, readMigrations } from './migrate';

test('the migrations amount to schema.prisma', async () => {
  assert.equal(await diffFromMigrations(), '');
});

test('a new column is one line of SQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guide-schema-'));
  const schema = join(folder, 'schema.prisma');
  const content = await readFile(SCHEMA_FILE, 'utf8');
  await writeFile(schema, content.replace('model City {', 'model City {\n  subtitle String?\n'));
  const sql = await diffFromMigrations(MIGRATIONS_DIR, schema);
  await rm(folder, { recursive: true });
  assert.match(sql, /^-- AlterTable\nALTER TABLE "cities" ADD COLUMN +"subtitle" TEXT;$/);
});

test('every migration can run inside one transaction', async () => {
  for (const { name, sql } of await readMigrations()) {
    assert.doesNotMatch(sql, /\b(CONCURRENTLY|COMMIT|ROLLBACK|VACUUM)\b/i, name);
  }
});
