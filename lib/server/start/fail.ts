import { DatabaseError } from '@/lib/db/connect/errors';
import { SettingError } from '@/lib/env';
import { readableStack } from '@/lib/process/readable-stack';

/** Ends the start. What its user can mend is one sentence; anything else is a fault of ours. */
export function failStart(error: unknown): never {
  const isKnown = error instanceof SettingError || error instanceof DatabaseError;
  console.error(isKnown ? error.message : readable(error));
  process.exit(1);
}

function readable(error: unknown): unknown {
  return error instanceof Error && error.stack ? readableStack(error.stack) : error;
}
