import { env } from '@/lib/env';
import { findRunning } from '@/lib/db/embedded/running';
import { startEmbeddedDatabase } from '@/lib/db/embedded/start';

export type OpenedDatabase = { url: string; close: () => Promise<void> };

/**
 * The database for a script: the one of DATABASE_URL, the embedded one of a site that is running
 * on the same data directory, or else the embedded one started for the script alone.
 */
export async function openDatabase(): Promise<OpenedDatabase> {
  const { DATABASE_URL, DATA_DIR } = env();
  const url = DATABASE_URL ?? (await findRunning(DATA_DIR));
  if (url) return { url, close: async () => {} };
  const embedded = await startEmbeddedDatabase({ dataDir: DATA_DIR });
  return { url: embedded.url, close: embedded.stop };
}
