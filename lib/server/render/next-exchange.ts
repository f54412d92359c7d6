import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
};

export function headerText(answer: Answer, name: string): string {
  const value = answer.headers[name];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

export function isHtml(answer: Answer): boolean {
  return headerText(answer, 'content-type').startsWith('text/html');
}

export type Question = {
  method: string;
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body?: Readable;
};

/** A request without a connection, so Next reads only what it is given. */
export class NextRequest extends IncomingMessage {
  #source: Readable | undefined;

  constructor({ method, url, headers, body }: Question) {
    super(new Socket());
    this.method = method;
    this.url = url;
    this.httpVersion = '1.1';
    this.httpVersionMajor = 1;
    this.httpVersionMinor = 1;
    this.headers = headers as IncomingMessage['headers'];
    this.#source = body;
    body?.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) body.pause();
    });
    body?.once('end', () => {
      this.complete = true;
      this.push(null);
    });
    body?.once('error', (error) => this.destroy(error));
    body?.pause();
  }

  override _read(): void {
    if (this.#source) this.#source.resume();
    else {
      this.complete = true;
      this.push(null);
    }
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    done(error);
  }
}

type Chunk = string | Uint8Array;
type Done = (error?: Error | null) => void;

export class NextResponse extends ServerResponse {
  readonly answered: Promise<Answer>;
  #chunks: Buffer[] = [];
  #settle: (answer: Answer) => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;

  constructor(request: IncomingMessage) {
    super(request);
    this.answered = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
    });
    this.answered.catch(() => undefined);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1);
    for (const [name, value] of headerPairs(headers)) this.setHeader(name, value);
    return super.writeHead(status);
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }

  override write(chunk: Chunk, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.flushHeaders();
    this.#chunks.push(asBuffer(chunk, encoding));
    const callback = typeof encoding === 'function' ? encoding : done;
    if (callback) process.nextTick(callback);
    return true;
  }

  override end(
    chunk?: Chunk | (() => void),
    encoding?: BufferEncoding | (() => void),
    done?: () => void,
  ): this {
    if (this.finished) return this;
    this.flushHeaders();
    if (chunk !== undefined && typeof chunk !== 'function' && chunk !== null) {
      this.#chunks.push(asBuffer(chunk, encoding));
    }
    this.finished = true;
    this.#settle({
      status: this.statusCode,
      headers: this.getHeaders(),
      body: Buffer.concat(this.#chunks),
    });
    const callback = [chunk, encoding, done].find((value) => typeof value === 'function');
    process.nextTick(() => {
      if (callback) (callback as () => void)();
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  abandon(reason: Error): void {
    if (this.finished) return;
    this.#fail(reason);
    this.destroyed = true;
    this.emit('close');
  }
}

function asBuffer(chunk: Chunk, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

function* headerPairs(headers: unknown): Generator<[string, string | string[]]> {
  if (!headers || typeof headers !== 'object') return;
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
      if (value !== undefined) yield [name, typeof value === 'number' ? String(value) : value];
    }
    return;
  }
  const flat: unknown[] = headers.flat();
  for (let at = 0; at + 1 < flat.length; at += 2) yield [String(flat[at]), String(flat[at + 1])];
}
