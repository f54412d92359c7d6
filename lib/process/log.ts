import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { env } from '@/lib/env';
import { LogSink } from './log-sink';
import { mask, maskedError } from './masked-error';
import { sharedState } from './shared-state';

type Sink = DestinationStream & { written?: () => Promise<void> };

const shared = () =>
  sharedState('log', () => {
    const sink: Sink = env().isProduction ? gatheringSink() : prettySink();
    const logger = pino({ base: null, serializers: { err: maskedError } }, sink);
    return { sink, logger };
  });

export function log(): Logger {
  return shared().logger;
}

export function requestLog(requestId?: string): Logger {
  return requestId ? log().child({ requestId }) : log();
}

const FULL_LINES = 10;
const WINDOW_MS = 60_000;
const MOST_KINDS = 200;

type Repeated = { count: number };

/** The same error a thousand times tells no more than ten times, so further ones are counted. */
export function logError(err: unknown, facts: object = {}, text = 'request failed'): void {
  const kinds = sharedState('log.errors', () => new Map<string, Repeated>());
  const kind = kinds.size < MOST_KINDS ? kindOf(err) : 'others';
  const seen = kinds.get(kind) ?? startCounting(kinds, kind);
  seen.count += 1;
  if (seen.count <= FULL_LINES) log().error({ ...facts, err }, text);
}

function startCounting(kinds: Map<string, Repeated>, kind: string): Repeated {
  const seen = { count: 0 };
  kinds.set(kind, seen);
  setTimeout(() => {
    kinds.delete(kind);
    const repeated = seen.count - FULL_LINES;
    if (repeated > 0) log().error({ kind: mask(kind), repeated }, 'requests failed like this too');
  }, WINDOW_MS).unref();
  return seen;
}

/** Names and numbers differ from request to request. */
function kindOf(err: unknown): string {
  const { name, code, message } = Object(err) as {
    name?: unknown;
    code?: unknown;
    message?: unknown;
  };
  return `${String(name)} ${String(code)} ${String(message).slice(0, 200).replace(/\d+/g, '0')}`;
}

export function lineWriter(): (line: string) => void {
  const { sink } = shared();
  return (line) => sink.write(line);
}

export async function flushLog(): Promise<void> {
  await shared().sink.written?.();
}

function gatheringSink(): Sink {
  const sink = new LogSink(STDOUT);
  process.on('exit', () => sink.flushSync());
  return sink;
}

const STDOUT = 1;

function prettySink(): DestinationStream {
  return pretty({ sync: true, ignore: 'requestId,method,path,page,status,ms,bytes,cache' });
}
