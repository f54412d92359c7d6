import { noteFault } from '@/lib/process/answer-context';

/** Next reports here what a render threw, even when it still sent a page. */
export function onRequestError(error: unknown): void {
  noteFault(error);
}
