import { resolve } from 'node:path';
import { SettingError, env } from '@/lib/env';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { findRunning } from '@/lib/db/own/cluster';
import { startOwnDatabase } from '@/lib/db/own/start';

/** An error that the user can fix is shown as one sentence, without a stack trace. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isKnown = error instanceof DatabaseError || error instanceof SettingError;
    console.error(isKnown ? error.message : error);
    process.exitCode = 1;
  }
}

type OpenedDatabase = { url: string; close: () => Promise<void> };

/** Prefers DATABASE_URL, then the database of a running site, then one for this script alone. */
export async function openDatabase(): Promise<OpenedDatabase> {
  const { DATABASE_URL, DATA_DIR } = env();
  const url = DATABASE_URL ?? (await findRunning(resolve(DATA_DIR)));
  if (url) return { url, close: async () => {} };
  const own = await startOwnDatabase({ dataDir: DATA_DIR });
  return { url: own.url, close: own.stop };
}
