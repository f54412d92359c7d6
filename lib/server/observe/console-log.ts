import { format } from 'node:util';
import type { Logger } from 'pino';
import { currentAnswer } from '@/lib/process/answer-context';
import { mask } from '@/lib/process/masked-error';

/** Next reports errors to the console; in production each becomes one line of the log. */
export function logConsole(log: Logger): void {
  const reporter =
    (level: 'error' | 'warn') =>
    (...args: unknown[]): void => {
      const err = args.find((arg) => arg instanceof Error);
      const text = format(...args.filter((arg) => arg !== err)).trim();
      log[level]({ err, requestId: currentAnswer()?.requestId }, String(mask(text)));
    };
  console.error = reporter('error');
  console.warn = reporter('warn');
}
