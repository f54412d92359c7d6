import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const skip = process.platform === 'linux' ? false : 'processes are found in /proc';

test(
  'when a run is gone, what still runs on its folder goes, and the folder',
  { skip },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guide-run-folder-'));
    const keeper = spawn(process.execPath, ['tests/runner/keeper.mjs', folder], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const start = (TMPDIR: string) =>
      spawn(process.execPath, ['-e', 'console.log(1); for (;;);'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, TMPDIR },
        detached: true,
      });
    const [left, foreign] = [start(folder), start(`${folder}-2`)];
    await Promise.all([once(left.stdout, 'data'), once(foreign.stdout, 'data')]);
    const gone = once(left, 'exit');
    keeper.stdin.end();
    await Promise.all([once(keeper, 'exit'), gone]);
    assert.equal(existsSync(folder), false);
    assert.equal(foreign.exitCode ?? foreign.signalCode, null, 'of another run');
    foreign.kill('SIGKILL');
  },
);
