import { env } from '@/lib/env';
import { lineWriter, log } from '@/lib/process/log';

export type RequestFacts = {
  requestId: string;
  method: string;
  /** Without the query: that may hold a token or what somebody searched for. */
  path: string;
  page: string;
  status: number;
  ms: number;
  bytes: number;
  cache: string;
};

const MAX_PATH = 200;

/** One line for each request. Put together by hand: a hit must not pay for a general serialiser. */
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
    if (facts.path.startsWith('/_next/')) return;
    const { method, path, status, ms, cache } = facts;
    log().info(facts, `${method} ${path} ${status} in ${ms.toFixed(0)} ms ${cache}`);
  };
}
