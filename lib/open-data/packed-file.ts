import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { content } from '@/lib/process/generation';

export type PackedFile = { packed: Buffer; tag: string };

type Kept = { generation: number; file: PackedFile };

/**
 * A file that is written once for each state of the content, however many ask for it, and kept
 * packed: whole, that of 10,000 masters would take twenty times as much.
 */
export function createPackedFile(pieces: () => AsyncIterable<string>): () => Promise<PackedFile> {
  let kept: Kept | undefined;
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const { generation = 0 } = content.current();
    kept = { generation, file: await pack(pieces()) };
  }

  return async () => {
    const { generation: asked = 0, isCutOff } = content.current();
    if (isCutOff) {
      // What is being written may have been begun before a change that nobody told of.
      await writing?.catch(() => undefined);
      kept = undefined;
    }
    // What was begun before a change may lack it, so whoever asks after it waits for the next.
    while (!kept || kept.generation < asked) {
      writing ??= write().finally(() => (writing = undefined));
      await writing;
    }
    return kept.file;
  };
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
