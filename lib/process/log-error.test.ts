import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const SCRIPT = `
  import { logError } from '@/lib/process/log';
  process.env.NODE_ENV = 'production';
  for (let at = 0; at < 1000; at += 1) logError(new Error('no row ' + at), { path: '/' + at });
  logError(new TypeError('another one'));
`;

test('an error that comes again and again is written ten times, another one beside it', () => {
  const options = { encoding: 'utf8', input: SCRIPT } as const;
  const args = ['--import', 'tsx', '--input-type=module', '-'];
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  const lines = stdout.trim().split('\n');
  assert.equal(lines.length, 11, stderr);
  assert.equal(lines.filter((line) => line.includes('no row')).length, 10);
  assert.match(lines.at(-1) ?? '', /another one/);
});
