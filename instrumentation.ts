import { isUnreachable } from '@/lib/db/connect/database-errors';
import { noteFault } from '@/lib/process/answer';

/** Next reports here what a render threw, even when it still sent a page. */
export function onRequestError(error: unknown): void {
  noteFault(isUnreachable(error) ? 'database' : 'ours');
}
