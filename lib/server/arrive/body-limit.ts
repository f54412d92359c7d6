import { type Readable, Transform, type TransformCallback } from 'node:stream';

const KB = 1024;
const DEFAULT_LIMIT = 64 * KB;
const LIMITS: [prefix: string, bytes: number][] = [
  ['/api/admin/articles', 512 * KB],
  ['/api/admin/preview', 512 * KB],
  ['/api/admin/media', 9 * KB * KB],
];

export class BodyTooLarge extends Error {}

export function bodyLimit(path: string): number {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  return LIMITS.find(([prefix]) => isBelow(prefix))?.[1] ?? DEFAULT_LIMIT;
}

/** The body again, counted as it streams: its announced length is not believed. */
export function limitBody(body: Readable, limit: number): Readable {
  let seen = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      seen += chunk.length;
      if (seen > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  body.once('error', (error) => counted.destroy(error));
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new Error('the request was cut off'));
  });
  // The reader of the body hears of it; without a listener here it would end the process.
  counted.on('error', () => undefined);
  return body.pipe(counted);
}
