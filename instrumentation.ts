import { noteFault } from '@/lib/process/answer-context';

/** Next tells here what a render threw, also when it still sent a page. */
export function onRequestError(error: unknown): void {
  noteFault(error);
}
