import { randomBytes } from 'node:crypto';
import { write, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import { log, logInto } from '@/lib/process/log';
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
