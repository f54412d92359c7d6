import { write, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { format } from 'node:util';
import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { env } from '@/lib/env';
import { mask, maskedError } from './masked-error';

// The console hears of failures only while it writes. Of a full disk, or a reader that is gone, Node
// tells later, and an error that nobody hears ends the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

let logger: Logger | undefined;

export function log(): Logger {
  return (logger ??= createLog(env().isProduction ? pino.destination(STDOUT) : prettySink()));
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

let sink: LogSink | undefined;

/** All lines of the site, those of the application as well, are written by one. */
export function gatherLog(): void {
  const gathering = new LogSink(STDOUT);
  process.on('exit', () => gathering.flushSync());
  logger = createLog(gathering);
  sink = gathering;
}

export const writeLine = (line: string) => sink?.write(line);

export async function flushLog(): Promise<void> {
  await sink?.written();
}

const BLOCK_LENGTH = 64 * 1024;
const FLUSH_MS = 200;
/** 64 MB of full ones. */
const MOST_BLOCKS = 1000;
const RETRY_MS = 10;
const MAX_TRIES = 100;

/** A line costs half of what sonic-boom takes for it (decision 076), and a hit is mostly its line. */
export class LogSink {
  readonly #fd: number;
  readonly #mostBlocks: number;
  #lines = '';
  #pending: Buffer[] = [];
  #isWriting = false;
  dropped = 0;

  constructor(fd: number, mostBlocks = MOST_BLOCKS) {
    this.#fd = fd;
    this.#mostBlocks = mostBlocks;
    setInterval(() => this.#flush(), FLUSH_MS).unref();
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length > BLOCK_LENGTH) this.#flush();
  }

  async written(): Promise<void> {
    this.#flush();
    for (let tries = 0; this.#pending.length > 0 && tries < MAX_TRIES; tries++) {
      await sleep(RETRY_MS);
    }
  }

  flushSync(): void {
    // The first block is being written already; writing it again would repeat its lines.
    const waiting = this.#pending.splice(this.#isWriting ? 1 : 0);
    for (const block of [...waiting, Buffer.from(this.#lines)]) writeAll(this.#fd, block);
    this.#lines = '';
  }

  #flush(): void {
    if (this.#lines === '') return;
    const block = Buffer.from(this.#lines);
    this.#lines = '';
    if (this.#pending.length < this.#mostBlocks) this.#pending.push(block);
    else this.dropped += 1;
    this.#next();
  }

  #next(): void {
    const block = this.#pending[0];
    if (block === undefined || this.#isWriting) return;
    this.#isWriting = true;
    write(this.#fd, block, (error, written) => {
      this.#isWriting = false;
      if (error?.code === 'EAGAIN') return void setTimeout(() => this.#next(), RETRY_MS).unref();
      const isWhole = error || written === block.length;
      if (isWhole) this.#pending.shift();
      else this.#pending[0] = block.subarray(written);
      this.#next();
    });
  }
}

function writeAll(fd: number, block: Buffer): void {
  let done = 0;
  for (let tries = 0; done < block.length && tries < MAX_TRIES; tries++) {
    try {
      done += writeSync(fd, block, done);
    } catch (error) {
      // A full pipe is tried again; a closed one has no reader.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}
