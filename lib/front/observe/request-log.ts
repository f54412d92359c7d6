import { env } from '@/lib/env';
import { log, logInto } from '@/lib/process/log';
import { isBuilt } from '@/lib/front/arrive/judge';
import type { RequestFacts } from '@/lib/front/arrive/receive';
import { LogSink } from './log-sink';

const MAX_PATH = 200;

/** Builds the line by hand: a hit must not pay for a general serialiser. */
export function requestLine(facts: RequestFacts, time: number): string {
  const { requestId, method, path, page, status, ms, bytes, cache } = facts;
  const shown = JSON.stringify(path.length > MAX_PATH ? path.slice(0, MAX_PATH) : path);
  return `{"level":30,"time":${time},"requestId":"${requestId}","method":"${method}","path":${shown},"page":"${page}","status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes},"cache":"${cache}"}\n`;
}

export type RequestLogger = (facts: RequestFacts) => void;

export function requestLogger(isProduction = env().isProduction): RequestLogger {
  if (isProduction) return (facts) => writeLine(requestLine(facts, Date.now()));
  return (facts) => {
    if (isBuilt(facts.path)) return;
    const { method, path, status, ms, cache } = facts;
    log().info(facts, `${method} ${path} ${status} in ${ms.toFixed(0)} ms ${cache}`);
  };
}

const STDOUT = 1;
let sink: LogSink | undefined;

/** All lines of the site, those of the application as well, are written by one. */
export function gatherLog(): void {
  const gathering = new LogSink(STDOUT);
  process.on('exit', () => gathering.flushSync());
  logInto(gathering);
  sink = gathering;
}

export const writeLine = (line: string) => sink?.write(line);

export async function flushLog(): Promise<void> {
  await sink?.written();
}
