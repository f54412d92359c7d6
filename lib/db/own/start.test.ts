import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { keepLedger, missingFromLedger } from '@/tests/fixtures/database/ledger';
import { query } from '@/tests/fixtures/database/postgres';
import { eventually } from '@/tests/fixtures/running/eventually';
import { findRunning, isAlive, readNote } from './cluster';
import { type OwnDatabase, startOwnDatabase } from './start';

const PARENT = join(import.meta.dirname, '../../../tests/fixtures/database/own-parent.ts');

const begun: OwnDatabase[] = [];
async function start(dataDir: string): Promise<OwnDatabase> {
  const database = await startOwnDatabase({ dataDir });
  begun.push(database);
  return database;
}

let root: string;
let dataDir: string;
let folder: string;

describe('the database of the site', () => {
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'guide own, "test" '));
    dataDir = join(root, 'data');
    folder = join(dataDir, 'pg18');
    // Left behind by a first start that was killed half-way.
    mkdirSync(`${folder}.new-999999999`, { recursive: true });
  });
  after(async () => {
    await Promise.all(begun.map((database) => database.stop()));
    rmSync(root, { recursive: true, force: true });
  });

  test('killed at random it loses no acknowledged write and comes back by itself', async () => {
    const database = await start(dataDir);
    assert.deepEqual(readdirSync(dataDir), ['pg18']);
    const ledger = await keepLedger(database.url);
    const writes = 50 + Math.random() * 100;
    await until(() => ledger.acknowledged.size > writes);
    process.kill(database.pid() ?? 0, 'SIGKILL');
    await until(() => ledger.recoveries() > 0);
    await ledger.stop();
    assert.deepEqual(await missingFromLedger(database.url, ledger.acknowledged), []);
    await database.stop();
  });

  test('a second owner is refused in one sentence, and the first goes on', async () => {
    const first = await start(dataDir);
    await assert.rejects(start(dataDir), {
      message: `DATA_DIR: ${dataDir} is in use by another process (${first.pid()}): stop that one first, or name another directory`,
    });
    assert.equal(await findRunning(dataDir), first.url);
    await first.stop();
    assert.equal(await findRunning(dataDir), undefined);
  });

  test('a second owner is refused also after a crash in the first has cut every connection', async () => {
    const first = await start(dataDir);
    const [{ pid } = {}] = await query(first.url, 'SELECT pg_backend_pid() AS pid, pg_sleep(0)');
    const crash = query(first.url, 'SELECT pg_sleep(600)').catch(() => undefined);
    await eventually(async () => {
      const [found] = await query(
        first.url,
        "SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)'",
      );
      assert.notEqual(found?.pid, undefined);
      assert.notEqual(found?.pid, pid);
      process.kill(Number(found?.pid), 'SIGKILL');
    });
    await crash;
    await eventually(async () => assert.equal(await findRunning(dataDir), first.url));
    await assert.rejects(start(dataDir), /is in use by another process/);
    await first.stop();
  });

  test('of two starts at once on nothing, one wins', async () => {
    const fresh = join(root, 'fresh');
    const starts = [start(fresh), start(fresh)];
    const results = await Promise.allSettled(starts);
    const winners = results.filter((result) => result.status === 'fulfilled');
    assert.equal(winners.length, 1);
    await winners[0]?.value.stop();
  });

  test('one whose site was killed is no site’s, and the next start takes its place and loses nothing', async () => {
    const parent = spawn(process.execPath, ['--import', 'tsx', PARENT, dataDir]);
    const { url, serverPid } = await firstLine(parent);
    const ledger = await keepLedger(url);
    await until(() => ledger.acknowledged.size > 20);
    parent.kill('SIGKILL');
    await eventually(async () => assert.equal(await findRunning(dataDir), undefined));
    const next = await start(dataDir);
    assert.notEqual(next.pid(), serverPid);
    assert.equal(readNote(folder)?.pid, next.pid());
    await ledger.stop();
    assert.deepEqual(await missingFromLedger(next.url, ledger.acknowledged), []);
    await next.stop();
  });

  test('a number in postmaster.pid that is another process by now keeps nobody out', async (t) => {
    // PostgreSQL itself tells its parent from another server, so it is none of those.
    const other = spawn('sleep', ['1000']);
    t.after(() => other.kill());
    const note = `${other.pid}\n${folder}\n1\n5432\n${folder}\n\n`;
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(join(folder, name), note);
    }
    assert.equal(await findRunning(dataDir), undefined);
    const database = await start(dataDir);
    assert.equal(readNote(folder)?.pid, database.pid());
    await database.stop();
  });

  test('commits reach the disk, nobody else may enter, and nothing is left after a stop', async () => {
    const database = await start(dataDir);
    const rows = await query(
      database.url,
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit',
         'full_page_writes', 'dynamic_shared_memory_type', 'listen_addresses')`,
    );
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    const pid = database.pid() ?? 0;
    await database.stop();
    assert.equal(isAlive(pid), false);
    assert.deepEqual(
      readdirSync(folder).filter((name) => /PGSQL|postmaster\.pid/.test(name)),
      [],
    );
    assert.deepEqual(Object.fromEntries(rows.map(({ name, setting }) => [name, setting])), {
      dynamic_shared_memory_type: 'mmap',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      synchronous_commit: 'on',
    });
  });

  test('on a path that is too long for a socket it has that elsewhere', async () => {
    const long = join(root, 'x'.repeat(80), 'y'.repeat(80));
    const database = await start(long);
    assert.equal(await findRunning(long), database.url);
    const socketDir = new URL(database.url).searchParams.get('host') ?? '';
    assert.equal(statSync(socketDir).mode & 0o777, 0o700);
    await database.stop();
    assert.equal(existsSync(socketDir), false);
  });

  test('names are sorted as French has them, and small letters found of large ones', async () => {
    const database = await start(dataDir);
    const sorted = await query(
      database.url,
      `SELECT lower(name) AS name FROM unnest(ARRAY['Zoé', 'Éva', 'Œuvre', 'Adam']) name
       ORDER BY name COLLATE "und-x-icu"`,
    );
    assert.deepEqual(
      sorted.map(({ name }) => name),
      ['adam', 'éva', 'œuvre', 'zoé'],
    );
    await database.stop();
  });
});

function firstLine(child: ChildProcess): Promise<{ url: string; serverPid: number }> {
  return new Promise((resolve) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString())));
  });
}

const until = (isTrue: () => boolean) =>
  eventually(async () => assert.ok(isTrue(), String(isTrue)), 100_000);
