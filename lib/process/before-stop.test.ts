import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { eventually } from '@/tests/fixtures/running/eventually';

/** Reads the log of its child, as the front reads that of the application, until it is killed. */
const PARENT = `
  const { fork } = require('node:child_process');
  const child = fork('tests/fixtures/running/last-words.ts', {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.on('message', (pid) => process.send(pid));
`;

test('a process ends with its parent, though it has more to log and nobody reads it', async (t) => {
  const parent: ChildProcess = spawn(process.execPath, ['-e', PARENT], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' },
  });
  const [pid] = (await once(parent, 'message')) as [number];
  t.after(() => isThere(pid) && process.kill(pid, 'SIGKILL'));
  assert.ok(isThere(pid));
  parent.kill('SIGKILL');
  await eventually(async () => assert.ok(!isThere(pid)));
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
