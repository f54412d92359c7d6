import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const DECODER = 'tests/fixtures/data/decode-in-little-memory.ts';

test('threat 44: small when packed, costly when read: 16 MB of one byte are decoded in a heap of 96 MB', () => {
  const options = ['--max-old-space-size=96', '--import', 'tsx', DECODER];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  assert.equal(status, 0, stderr.slice(-500));
  const size = 16 * 1024 * 1024;
  assert.deepEqual(JSON.parse(stdout), { text: [size, '’'], encoding: 'Windows-1252', line: size });
});
