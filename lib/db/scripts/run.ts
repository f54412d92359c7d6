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

/** On DATABASE_URL, else on the database of a running site, else on one for this script alone. */
export async function onDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env();
  const url = DATABASE_URL ?? (await findRunning(resolve(DATA_DIR)));
  if (url) return work(url);
  const own = await startOwnDatabase({ dataDir: DATA_DIR });
  await work(own.url).finally(own.stop);
}
