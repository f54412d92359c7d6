import { existsSync, readdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '@/lib/db/connect/errors';

/** Less than this is no room for one more segment of the log. */
const LEAST_BYTES = 32 * 1024 * 1024;

/** A database that was there and does not open: what to do about it, in one sentence. */
export function doesNotOpen(dataDir: string, folder: string, reason: string): DatabaseError {
  const start = `DATA_DIR: the database in ${folder} does not open (${reason})`;
  if (isFull(dataDir)) {
    return new DatabaseError(`${start}: its disk is full, so make room and start again`);
  }
  return new DatabaseError(
    `${start}: its files are damaged, so move that folder away and restore a backup with "npm run restore -- ${newestBackup(dataDir)}"`,
  );
}

function isFull(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < LEAST_BYTES;
}

function newestBackup(dataDir: string): string {
  const folder = join(dataDir, 'backups');
  if (!existsSync(folder)) return 'FILE';
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return files[0] ?? 'FILE';
}
