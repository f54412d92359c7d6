import { format } from 'node:util';
import type { Logger } from 'pino';
import { env } from '@/lib/env';
import { currentAnswer } from '@/lib/process/answer-context';
import { lineWriter, log, logError } from '@/lib/process/log';
import { mask } from '@/lib/process/masked-error';
import { isBuilt } from '@/lib/front/arrive/judge';
import type { RequestFacts } from '@/lib/front/arrive/receive';

const MAX_PATH = 200;

/** Builds the line by hand: a hit must not pay for a general serialiser. */
export function requestLine(facts: RequestFacts, time: number): string {
  const { requestId, method, path, page, status, ms, bytes, cache } = facts;
  const shown = JSON.stringify(path.length > MAX_PATH ? path.slice(0, MAX_PATH) : path);
  return `{"level":30,"time":${time},"requestId":"${requestId}","method":"${method}","path":${shown},"page":"${page}","status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes},"cache":"${cache}"}\n`;
}

export type RequestLogger = (facts: RequestFacts) => void;

export function requestLogger(isProduction = env().isProduction): RequestLogger {
  if (isProduction) {
    const write = lineWriter();
    return (facts) => write(requestLine(facts, Date.now()));
  }
  return (facts) => {
    if (isBuilt(facts.path)) return;
    const { method, path, status, ms, cache } = facts;
    log().info(facts, `${method} ${path} ${status} in ${ms.toFixed(0)} ms ${cache}`);
  };
}

/** Next reports errors to the console; in production each becomes one line of the log. */
export function logConsole(log: Logger): void {
  const reporter =
    (level: 'error' | 'warn') =>
    (...args: unknown[]): void => {
      const err = args.find((arg) => arg instanceof Error);
      const text = format(...args.filter((arg) => arg !== err)).trim();
      const facts = { requestId: currentAnswer()?.requestId };
      if (level === 'error' && err) logError(err, facts, String(mask(text)));
      else log[level]({ ...facts, err }, String(mask(text)));
    };
  console.error = reporter('error');
  console.warn = reporter('warn');
}
