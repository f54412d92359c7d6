import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '@/lib/db/connect/errors';
import { tryLock } from './os-lock';

// An owner whose parent was killed needs a moment to close the database.
const PATIENCE_MS = 5000;
const RETRY_MS = 100;

export async function lockDataDirectory(dataDir: string): Promise<void> {
  const file = join(dataDir, 'pg.lock');
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await lockOrExplain(dataDir, file))) {
    const holder = readHolder(file);
    if (holder.isAttended || performance.now() >= deadline) throw inUse(dataDir, holder.pid);
    await sleep(RETRY_MS);
  }
}

async function lockOrExplain(dataDir: string, file: string): Promise<boolean> {
  try {
    return await tryLock(file, `${process.pid} ${process.ppid}`);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new DatabaseError(`DATA_DIR: ${dataDir} cannot be written to (${reason})`);
  }
}

/** Only the waiting time and the message depend on this text; the lock itself does not. */
function readHolder(file: string): { pid?: number; isAttended: boolean } {
  try {
    const [pid = 0, parent = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
    return { pid, isAttended: isAlive(pid) && isAlive(parent) };
  } catch {
    return { isAttended: false };
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 1 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(dataDir: string, pid?: number): DatabaseError {
  const who = pid ? `another process (${pid})` : 'another process';
  return new DatabaseError(
    `DATA_DIR: ${dataDir} is in use by ${who}: stop that one first, or name another directory`,
  );
}
