import { env } from '@/lib/env';
import { findRunning } from '@/lib/db/embedded/running';
import { startEmbeddedDatabase } from '@/lib/db/embedded/start';

export type OpenedDatabase = { url: string; close: () => Promise<void> };

/** Prefers DATABASE_URL, then the database of a running site, then one for this script alone. */
export async function openDatabase(): Promise<OpenedDatabase> {
  const { DATABASE_URL, DATA_DIR } = env();
  const url = DATABASE_URL ?? (await findRunning(DATA_DIR));
  if (url) return { url, close: async () => {} };
  const embedded = await startEmbeddedDatabase({ dataDir: DATA_DIR });
  return { url: embedded.url, close: embedded.stop };
}
