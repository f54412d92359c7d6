import { SettingError } from '@/lib/env';
import { DatabaseError } from '@/lib/db/connect/database-errors';

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
