// Beside every run of the tests: when the runner is gone, however it went, so are the processes and
// files that it left. They know each other by the folder that all of them have as TMPDIR.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const folder = process.argv[2];
const mark = `TMPDIR=${folder}`;

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.stdin.resume();
process.stdin.once('close', async () => {
  // Until nobody is left who could start another one.
  for (let round = 0; round < 50 && endAll() > 0; round += 1) await sleep(20);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
});

function endAll() {
  const found = processes().filter((pid) => pid !== String(process.pid) && isOurs(pid));
  for (const pid of found) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has just ended.
    }
  }
  return found.length;
}

function processes() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function isOurs(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark);
  } catch {
    return false;
  }
}
