import { unwatchFile, watchFile, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOOK_EVERY_MS = 500;
const fileIn = (dataDir: string) => join(dataDir, 'changed-outside');

/** Scripts touch a file because the embedded database has no LISTEN. */
export function announceOutsideChange(dataDir: string): void {
  writeFileSync(fileIn(dataDir), new Date().toISOString());
}

export function watchOutsideChanges(dataDir: string, onChange: () => void): () => void {
  const file = fileIn(dataDir);
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, onChange);
  return () => unwatchFile(file, onChange);
}
