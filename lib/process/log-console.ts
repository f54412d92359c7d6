import { format } from 'node:util';
import { log, logError } from './log';
import { mask } from './masked-error';

/** Next reports errors to the console; in production each becomes one line of the log. */
export function logConsole(requestId: () => string | undefined = () => undefined): void {
  const reporter =
    (level: 'error' | 'warn') =>
    (...args: unknown[]): void => {
      const err = args.find((arg) => arg instanceof Error);
      const text = String(mask(format(...args.filter((arg) => arg !== err)).trim()));
      const facts = { requestId: requestId() };
      if (level === 'error' && err) logError(err, facts, text);
      else log()[level]({ ...facts, err }, text);
    };
  console.error = reporter('error');
  console.warn = reporter('warn');
}
