import { randomBytes } from 'node:crypto';
import { log, writeLine } from '@/lib/process/log';
import { isBuilt } from '@/lib/front/arrive/judge';
import type { RequestFacts } from '@/lib/front/arrive/receive';

const ID_FORM = /^[\w-]{8,64}$/;
// One random prefix with a counter is unique across processes, and cheap for every request.
const PREFIX = randomBytes(6).toString('hex');
let count = 0;

/** Keeps the id that a proxy gave, if its form is safe to log. */
export function requestId(given: string): string {
  if (given !== '' && ID_FORM.test(given)) return given;
  count += 1;
  return `${PREFIX}-${count.toString(36)}`;
}

const MAX_PATH = 200;

/** Builds the line by hand: a hit must not pay for a general serialiser. */
export function requestLine(facts: RequestFacts, time: number): string {
  const { requestId, method, path, page, status, ms, bytes, cache } = facts;
  const shown = JSON.stringify(path.length > MAX_PATH ? path.slice(0, MAX_PATH) : path);
  return `{"level":30,"time":${time},"requestId":"${requestId}","method":"${method}","path":${shown},"page":"${page}","status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes},"cache":"${cache}"}\n`;
}

export type RequestLogger = (facts: RequestFacts) => void;

export function requestLogger(isProduction: boolean): RequestLogger {
  if (isProduction) return (facts) => writeLine(requestLine(facts, Date.now()));
  return (facts) => {
    if (isBuilt(facts.path)) return;
    const { method, path, status, ms, cache } = facts;
    log().info(facts, `${method} ${path} ${status} in ${ms.toFixed(0)} ms ${cache}`);
  };
}
