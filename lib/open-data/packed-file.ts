import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createKeptReading } from '@/lib/process/generation';

export type PackedFile = { packed: Buffer; tag: string };

/**
 * A file that is written once for each state of the content, however many ask for it, and kept
 * packed: whole, that of 10,000 masters would take twenty times as much.
 */
export function createPackedFile(pieces: () => AsyncIterable<string>): () => Promise<PackedFile> {
  return createKeptReading(() => pack(pieces()), Infinity);
}

async function pack(pieces: AsyncIterable<string>): Promise<PackedFile> {
  const parts: Buffer[] = [];
  const hash = createHash('sha256');
  await pipeline(Readable.from(pieces), createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const part of packed) {
      parts.push(part);
      hash.update(part);
    }
  });
  return { packed: Buffer.concat(parts), tag: hash.digest('base64url').slice(0, 22) };
}
