import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '../errors';
import { tryLock } from './os-lock';

// An owner whose parent was killed needs a moment to close.
const PATIENCE_MS = 3000;
const RETRY_MS = 100;

/** Takes the exclusive lock of a data directory for the life of this process. */
export async function lockDataDirectory(dataDir: string, patience = PATIENCE_MS): Promise<void> {
  const file = join(dataDir, 'pg.lock');
  const deadline = Date.now() + patience;
  while (!(await lockOrExplain(dataDir, file))) {
    if (Date.now() >= deadline) throw new DatabaseError(inUse(dataDir, file));
    await sleep(RETRY_MS);
  }
}

async function lockOrExplain(dataDir: string, file: string): Promise<boolean> {
  try {
    return await tryLock(file);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new DatabaseError(`DATA_DIR: ${dataDir} cannot be written to (${reason})`);
  }
}

function inUse(dataDir: string, file: string): string {
  return `DATA_DIR: ${dataDir} is in use by another process${owner(file)}: stop that one first, or name another directory`;
}

function owner(file: string): string {
  try {
    return ` (${Number(readFileSync(file, 'utf8'))})`;
  } catch {
    return '';
  }
}
