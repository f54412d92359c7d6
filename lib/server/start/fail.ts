import { DatabaseError } from '@/lib/db/connect/errors';
import { SettingError } from '@/lib/env';

/** Ends the start. What its user can mend is one sentence; anything else is a fault of ours. */
export function failStart(error: unknown): never {
  const isKnown = error instanceof SettingError || error instanceof DatabaseError;
  console.error(isKnown ? error.message : error);
  process.exit(1);
}
