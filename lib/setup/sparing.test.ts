import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const PROGRAM = 'console.log(process.env.MALLOC_ARENA_MAX, process.argv[1], process.execArgv[0])';

function printed(env: Record<string, string>): string {
  const options = ['--no-deprecation', '--import', './lib/setup/sparing.mjs', '--eval', PROGRAM];
  return execFileSync(process.execPath, [...options, 'given'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

test('a process begins anew with less to keep for itself, once', { skip: !isLinux() }, () => {
  assert.equal(printed({}), '2 given --no-deprecation\n');
  assert.equal(printed({ MALLOC_ARENA_MAX: '3' }), '3 given --no-deprecation\n');
});

function isLinux(): boolean {
  return process.platform === 'linux';
}
