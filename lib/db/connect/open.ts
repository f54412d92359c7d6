import { resolve } from 'node:path';
import { env } from '@/lib/env';
import { findRunning } from '@/lib/db/own/cluster';
import { startOwnDatabase } from '@/lib/db/own/start';

export type OpenedDatabase = { url: string; close: () => Promise<void> };

/** Prefers DATABASE_URL, then the database of a running site, then one for this script alone. */
export async function openDatabase(): Promise<OpenedDatabase> {
  const { DATABASE_URL, DATA_DIR } = env();
  const url = DATABASE_URL ?? (await findRunning(resolve(DATA_DIR)));
  if (url) return { url, close: async () => {} };
  const own = await startOwnDatabase({ dataDir: DATA_DIR });
  return { url: own.url, close: own.stop };
}
