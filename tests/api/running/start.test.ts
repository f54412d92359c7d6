import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { freePortPair } from '../../fixtures/site/free-port';
import { startCommand } from '../../fixtures/site/site';

const ON_POSTGRES = process.env.TEST_DATABASE === 'postgres' && 'seen on the embedded database';
const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-start-'));
  folders.push(folder);
  return folder;
};

describe('a start that cannot go on says why in one sentence and ends with 1', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    assertOneSentence(await start({ PORT: String(port) }), /^PORT: \d+ is already in use/);
    other.close();
  });

  test('a database that does not answer', async () => {
    const nobody = `postgresql://guide@127.0.0.1:${await freePortPair()}/guide`;
    assertOneSentence(await start({ DATABASE_URL: nobody }), /database|DATABASE_URL/i);
  });

  test('a data directory that another site uses', { skip: ON_POSTGRES }, async () => {
    const dataDir = process.env.TEST_DATA_DIR ?? '';
    assertOneSentence(await start({ DATA_DIR: dataDir }), /^DATA_DIR: .* is in use/);
    assert.equal((await fetch(`${process.env.TEST_SITE_URL}/api/cities`)).status, 200);
  });

  test('a data directory that cannot be written', async () => {
    const blocked = newFolder();
    chmodSync(blocked, 0o500);
    const asRoot = process.getuid?.() === 0;
    // Root may write anywhere but inside a file.
    const dataDir = asRoot ? '/dev/null/data' : join(blocked, 'data');
    assertOneSentence(await start({ DATA_DIR: dataDir }), /^DATA_DIR: .* cannot be written/);
  });

  test('a setting that is wrong', async () => {
    assertOneSentence(await start({ SITE_URL: 'example.org' }), /^SITE_URL: must be a URL/);
  });

  test('a public address without an identity provider', async () => {
    const settings = { SITE_URL: 'https://guide.example.org', NEXTAUTH_SECRET: 'x'.repeat(32) };
    assertOneSentence(await start(settings), /^OIDC_ISSUER: must be set/);
  });
});

type Ended = { code: number | null; output: string };

async function start(settings: Record<string, string>): Promise<Ended> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(await freePortPair()),
    DATA_DIR: newFolder(),
    DATABASE_URL: '',
    ...settings,
  };
  const child = spawn(process.execPath, await startCommand(), { env });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, output };
}

function assertOneSentence({ code, output }: Ended, expected: RegExp): void {
  const lines = output
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('oidc-provider WARNING'));
  assert.equal(code, 1, output);
  assert.equal(lines.length, 1, output);
  assert.match(lines[0] ?? '', expected);
}
