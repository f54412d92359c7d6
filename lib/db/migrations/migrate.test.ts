import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { type Own, onDatabase } from '@/tests/fixtures/database/on-database';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { MIGRATIONS_DIR, applyMigrations, isMigrated, readMigrations } from './migrate';

const run = promisify(execFile);
const RACER = join(import.meta.dirname, '../../../tests/fixtures/database/migrate-once.ts');

const migrations = ({ url, pool }: Own) => {
  let dir: string;
  before(() => {
    dir = mkdtempSync(join(tmpdir(), 'guide-migrations-'));
    cpSync(MIGRATIONS_DIR, dir, { recursive: true });
  });
  after(() => rmSync(dir, { recursive: true, force: true }));

  test('apply once, and are told as they go', async () => {
    const names = (await readMigrations()).map((file) => file.name);
    assert.equal(await isMigrated(pool), false);
    const steps: string[] = [];
    assert.deepEqual(await applyMigrations(url, { onStep: (name) => steps.push(name) }), names);
    assert.deepEqual(steps, names);
    assert.equal(await isMigrated(pool), true);
    assert.deepEqual(await applyMigrations(url), []);
  });

  test('that fail half-way leave nothing, are named, and apply once they are mended', async () => {
    const name = '29990101000000_half';
    write(name, 'CREATE TABLE half (n int);\nINSERT INTO half VALUES (1);\nSELECT no_such_column;');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await assert.rejects(applyMigrations(url, { dir }), {
        constructor: DatabaseError,
        message: `Migration ${name} failed and was undone: column "no_such_column" does not exist`,
      });
    }
    assert.equal(await exists('half'), false);
    assert.equal(await exists('articles'), true);
    write(name, 'CREATE TABLE half (n int);');
    assert.deepEqual(await applyMigrations(url, { dir }), [name]);
    assert.equal(await exists('half'), true);
  });

  test('a database of another version is told so, and stays as it is', async () => {
    const renamed = `UPDATE _prisma_migrations SET migration_name = 'x' || migration_name`;
    await pool.query(renamed);
    await assert.rejects(applyMigrations(url), {
      constructor: DatabaseError,
      message: /^This database was made by another version, whose migrations \(x\w+ …\)/,
    });
    await pool.query(`UPDATE _prisma_migrations SET migration_name = substr(migration_name, 2)`);
    assert.deepEqual(await applyMigrations(url), []);
  });

  test('bodies with semicolons arrive whole', async () => {
    const body = 'BEGIN PERFORM 1; RETURN NULL; END';
    const sql = `CREATE FUNCTION whole() RETURNS trigger LANGUAGE plpgsql AS $$ ${body} $$;`;
    write('29990102000000_whole', sql);
    assert.deepEqual(await applyMigrations(url, { dir }), ['29990102000000_whole']);
  });

  function write(name: string, sql: string): void {
    mkdirSync(join(dir, name), { recursive: true });
    writeFileSync(join(dir, name, 'migration.sql'), sql);
  }

  async function exists(table: string): Promise<boolean> {
    const { rows } = await pool.query('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
    return rows[0].found;
  }
};

const racers = ({ url }: Own) => {
  test('apply each migration once on an empty database, and are all ready', async () => {
    const started = Array.from({ length: 4 }, () =>
      run(process.execPath, ['--import', 'tsx', RACER, url]),
    );
    const results = (await Promise.all(started)).map(({ stdout }) => JSON.parse(stdout));
    assert.ok(results.every((result) => result.isReady));
    const names = (await readMigrations()).map((file) => file.name);
    assert.deepEqual(
      results.flatMap((result) => result.applied),
      names,
    );
  });
};

onDatabase('migrations', migrations, 'empty');
onDatabase('four processes at once', racers, 'empty');

test('a database that cannot be reached is one sentence without its password', async () => {
  await assert.rejects(applyMigrations('postgresql://someone:secret@127.0.0.1:1/guide'), {
    message:
      'DATABASE_URL: the database guide at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1)',
  });
});
