import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const HANGING = join(import.meta.dirname, '../../../tests/fixtures/database/hanging.ts');

test('a process whose thread hangs is ended by force', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', HANGING], {
    ...{ stdio: 'ignore', timeout: 100_000 },
  });
  const signal = await new Promise((ended) => child.once('exit', (_, reason) => ended(reason)));
  assert.equal(signal, 'SIGKILL');
});
