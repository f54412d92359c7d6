import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Stands instead of the body when the handler asked that nothing be held back. */
  stream?: Readable;
};

/** Servers in front, nginx among them, also take this for "hand on what is written at once". */
const UNBUFFERED = 'x-accel-buffering';

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
  #stream: PassThrough | undefined;
  #settle: (answer: Answer) => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;

  constructor(request: IncomingMessage) {
    super(request);
    this.answered = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
    });
    this.answered.catch(() => undefined);
    // Next takes a response that closes unfinished for one whose reader left.
    Object.defineProperty(this, 'writableFinished', { get: () => this.finished });
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
    const callback = typeof encoding === 'function' ? encoding : done;
    if (callback) process.nextTick(callback);
    if (String(this.getHeader(UNBUFFERED)) === 'no') {
      return this.#opened().write(asBuffer(chunk, encoding));
    }
    this.#chunks.push(asBuffer(chunk, encoding));
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
      this.write(chunk, typeof encoding === 'string' ? encoding : undefined);
    }
    this.finished = true;
    this.#stream?.end();
    this.#settle(this.#answer(Buffer.concat(this.#chunks)));
    const callback = [chunk, encoding, done].find((value) => typeof value === 'function');
    process.nextTick(() => {
      if (callback) (callback as () => void)();
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  abandon(reason: Error): void {
    if (this.finished || this.destroyed) return;
    this.#fail(reason);
    this.destroyed = true;
    this.#stream?.destroy(reason);
    this.emit('close');
  }

  /** The first piece settles the answer; Next waits for 'drain' when the reader is slow. */
  #opened(): PassThrough {
    if (this.#stream) return this.#stream;
    const stream = new PassThrough();
    stream.on('drain', () => this.emit('drain'));
    stream.once('close', () => this.abandon(new Error('the reader left')));
    this.#stream = stream;
    this.#settle({ ...this.#answer(Buffer.alloc(0)), stream });
    return stream;
  }

  #answer(body: Buffer): Answer {
    return { status: this.statusCode, headers: this.getHeaders(), body };
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
