import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for all that this run writes, and a process beside it that removes it, and whoever still
 * runs on it, when this one has ended: by itself, by Ctrl-C or by a kill.
 */
export function openRunFolder(): { close: () => Promise<void> } {
  const outside = realpathSync(tmpdir());
  const folder = mkdtempSync(join(outside, 'guide-tests-'));
  // PostgreSQL runs as another user when this is root.
  chmodSync(folder, 0o711);
  const keeper = spawn(process.execPath, ['tests/runner/keeper.mjs', folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  process.env.TEST_PORTS = join(outside, `guide-test-ports-${userInfo().uid}`);
  process.env.TMPDIR = folder;
  // Sites and browsers start a hundred times a run, of the same sources.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.log(`\nEnded by ${signal}.`);
      process.exit(130);
    });
  }
  return {
    async close() {
      const gone = once(keeper, 'exit');
      keeper.stdin.end();
      await gone;
    },
  };
}
