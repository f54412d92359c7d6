import assert from 'node:assert/strict';
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, test } from 'node:test';
import { assertFailedStart } from '../../fixtures/site/failed-start';
import { freePortPair } from '../../fixtures/site/free-port';
import { SERVER, startCommand } from '../../fixtures/site/site';

const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-start-'));
  folders.push(folder);
  return folder;
};
const fails = (settings: Record<string, string>, says: RegExp) =>
  assertFailedStart({ DATA_DIR: newFolder(), ...settings }, says);

describe('a start that cannot go on says why in one sentence and ends with 1', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await fails({ PORT: String(port) }, /^PORT: \d+ is already in use/);
    other.close();
  });

  test('a database that does not answer', async () => {
    const nobody = `postgresql://guide@127.0.0.1:${await freePortPair()}/guide`;
    await fails({ DATABASE_URL: nobody }, /database|DATABASE_URL/i);
  });

  test('a data directory that cannot be written', async () => {
    const blocked = newFolder();
    chmodSync(blocked, 0o500);
    const asRoot = process.getuid?.() === 0;
    // Root may write anywhere but inside a file.
    const dataDir = asRoot ? '/dev/null/data' : join(blocked, 'data');
    await fails({ DATA_DIR: dataDir }, /^DATA_DIR: .* cannot be written/);
  });

  test('temporary files that have no place, or one too long for a socket', async () => {
    const long = join(newFolder(), 'x'.repeat(100));
    await fails({ TMPDIR: long }, /^TMPDIR: .* cannot be written to \(ENOENT\)/);
    mkdirSync(long);
    await fails({ TMPDIR: long }, /^TMPDIR: .* is too long/);
  });

  test('a setting that is wrong', async () => {
    await fails({ SITE_URL: 'example.org' }, /^SITE_URL: must be a URL/);
  });
});

test('a start that is stopped on its way takes its database with it', async () => {
  const dataDir = newFolder();
  const PORT = String(await freePortPair());
  const env = { ...process.env, PORT, DATABASE_URL: '', DATA_DIR: dataDir };
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, await startCommand(), { env, stdio });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('Database opened')) child.kill('SIGTERM');
  }
  assert.deepEqual(await ended, [0, null]);
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  assert.deepEqual(
    files.filter((file) => file.endsWith('postmaster.pid')),
    [],
  );
});

describe('an application without its front, or without a socket', () => {
  async function started(socketPath: string) {
    await startCommand();
    const file = join(dirname(SERVER), 'application.mjs');
    // Without what the runner was given.
    const child = fork(file, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
    after(() => child.kill('SIGKILL'));
    child.send({ kind: 'begin', socketPath, port: 3000, settings: {} });
    return child;
  }

  test('ends when it cannot listen, so that another is started', async () => {
    const child = await started('/nonexistent/folder/application');
    assert.deepEqual(await once(child, 'exit'), [1, null]);
  });

  test('ends with a front that was killed, and leaves no socket', async () => {
    const folder = newFolder();
    const child = await started(join(folder, 'application'));
    await once(child, 'message');
    assert.ok(existsSync(folder));
    child.disconnect();
    await once(child, 'exit');
    assert.ok(!existsSync(folder));
  });
});
