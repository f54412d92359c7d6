import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import { keepLedger, missingFromLedger } from '@/tests/fixtures/database/ledger';
import { eventually } from '@/tests/fixtures/running/eventually';
import { findRunning } from './running';
import { startEmbeddedDatabase } from './start';

const PARENT = join(import.meta.dirname, '../../../tests/fixtures/database/embedded-parent.ts');

const CONTROL = 'global/pg_control';
const DAMAGE: Record<string, (folder: string) => void> = {
  'a pg_control with a wrong byte': (folder) => {
    const bytes = readFileSync(join(folder, CONTROL));
    bytes[40] = (bytes[40] ?? 0) ^ 255;
    writeFileSync(join(folder, CONTROL), bytes);
  },
  'an empty pg_control': (folder) => truncateSync(join(folder, CONTROL)),
  'a missing PG_VERSION': (folder) => rmSync(join(folder, 'PG_VERSION')),
};

let root: string;
let dataDir: string;

describe('the embedded database', () => {
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'guide-embedded-test-'));
    dataDir = join(root, 'data');
    // Left behind by a first start that was killed half-way.
    mkdirSync(join(dataDir, 'pg.new'), { recursive: true });
    writeFileSync(join(dataDir, 'pg.new/PG_VERSION'), '18\n');
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  test('killed at random it loses no acknowledged write and comes back by itself', async () => {
    const database = await startEmbeddedDatabase({ dataDir });
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
    const first = await startEmbeddedDatabase({ dataDir });
    await assert.rejects(startEmbeddedDatabase({ dataDir }), {
      message: `DATA_DIR: ${dataDir} is in use by another process (${first.pid()}): stop that one first, or name another directory`,
    });
    assert.equal(await findRunning(dataDir), first.url);
    await first.stop();
    assert.equal(await findRunning(dataDir), undefined);
  });

  test('of two starts at once, on a lock file left by a process that lives, one wins', async () => {
    writeFileSync(join(dataDir, 'pg.lock'), String(process.pid));
    const starts = [startEmbeddedDatabase({ dataDir }), startEmbeddedDatabase({ dataDir })];
    const results = await Promise.allSettled(starts);
    const winners = results.filter((result) => result.status === 'fulfilled');
    assert.equal(winners.length, 1);
    await winners[0]?.value.stop();
  });

  test('it ends when its parent is killed, and the next start finds every write', async () => {
    const parent = spawn(process.execPath, ['--import', 'tsx', PARENT, dataDir]);
    const { url, ownerPid } = await firstLine(parent);
    const ledger = await keepLedger(url);
    await until(() => ledger.acknowledged.size > 20);
    parent.kill('SIGKILL');
    await until(() => !isAlive(ownerPid));
    await ledger.stop();
    const socketDir = new URL(url).searchParams.get('host') ?? '';
    assert.equal(existsSync(socketDir), false, 'leaves its socket behind');
    const next = await startEmbeddedDatabase({ dataDir });
    assert.deepEqual(await missingFromLedger(next.url, ledger.acknowledged), []);
    await next.stop();
  });

  test('commits reach the disk, and stopping leaves no process and no socket', async () => {
    const database = await startEmbeddedDatabase({ dataDir });
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method')`,
    );
    await client.end();
    const pid = database.pid() ?? 0;
    await database.stop();
    assert.equal(isAlive(pid), false);
    assert.equal(existsSync(new URL(database.url).searchParams.get('host') ?? ''), false);
    assert.deepEqual(Object.fromEntries(rows.map(({ name, setting }) => [name, setting])), {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
    });
  });

  for (const [name, hurt] of Object.entries(DAMAGE)) {
    test(`${name} is damage, and the start says what to do about it`, async () => {
      if (!existsSync(join(dataDir, 'pg'))) await (await startEmbeddedDatabase({ dataDir })).stop();
      const copy = join(root, `damaged-${name.replaceAll(/\W/g, '-')}`);
      cpSync(join(dataDir, 'pg'), join(copy, 'pg'), { recursive: true });
      mkdirSync(join(copy, 'backups'));
      writeFileSync(join(copy, 'backups/guide.backup.gz'), '');
      hurt(join(copy, 'pg'));
      const kept = readdirSync(join(copy, 'pg/base')).length;
      await assert.rejects(startEmbeddedDatabase({ dataDir: copy }), (error: Error) => {
        assert.match(error.message, /^DATA_DIR: the database in .*\/pg does not open \(.+\)/);
        assert.match(error.message, /move that folder away and restore a backup with "npm run/);
        return error.message.includes(`restore -- ${copy}/backups/guide.backup.gz"`);
      });
      assert.equal(readdirSync(join(copy, 'pg/base')).length, kept);
    });
  }

  test('a directory that cannot be written is one sentence', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    await assert.rejects(startEmbeddedDatabase({ dataDir: join(file, 'data') }), {
      message: `DATA_DIR: ${file}/data cannot be written to (ENOTDIR)`,
    });
  });
});

function firstLine(child: ChildProcess): Promise<{ url: string; ownerPid: number }> {
  return new Promise((resolve) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString())));
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const until = (isTrue: () => boolean) =>
  eventually(async () => assert.ok(isTrue(), String(isTrue)), 100_000);
