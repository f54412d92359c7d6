import { format } from 'node:util';
import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { env } from '@/lib/env';
import { mask, maskedError } from './masked-error';

let logger: Logger | undefined;

export function log(): Logger {
  return (logger ??= createLog(env().isProduction ? pino.destination(STDOUT) : prettySink()));
}

/** The front writes a line for each request, and gathers its lines. */
export function logInto(sink: DestinationStream): void {
  logger = createLog(sink);
}

const STDOUT = 1;

const createLog = (sink: DestinationStream) =>
  pino({ base: null, serializers: { err: maskedError } }, sink);

export function requestLog(requestId?: string): Logger {
  return requestId ? log().child({ requestId }) : log();
}

const FULL_LINES = 10;
const WINDOW_MS = 60_000;
const MOST_KINDS = 200;

type Repeated = { count: number };

const kinds = new Map<string, Repeated>();

/** The same error a thousand times tells no more than ten times, so further ones are counted. */
export function logError(err: unknown, facts: object = {}, text = 'request failed'): void {
  const kind = kinds.size < MOST_KINDS ? kindOf(err) : 'others';
  const seen = kinds.get(kind) ?? startCounting(kind);
  seen.count += 1;
  if (seen.count <= FULL_LINES) log().error({ ...facts, err }, text);
}

function startCounting(kind: string): Repeated {
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

function prettySink(): DestinationStream {
  return pretty({ sync: true, ignore: 'requestId,method,path,page,status,ms,bytes,cache' });
}

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
