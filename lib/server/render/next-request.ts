import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';

export type Question = {
  method: string;
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body?: Readable;
};

/** A request that never was on a socket: it carries what it is given and nothing else. */
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
