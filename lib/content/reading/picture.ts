import 'server-only';
import { LRUCache } from 'lru-cache';
import { pool } from '@/lib/db/connect/client';
import { readPictureFile } from '@/lib/db/statements/pictures';
import { isPictureName } from '@/lib/media/picture-name';

type Bytes = Buffer<ArrayBuffer>;
type Read = (name: string) => Promise<Bytes | undefined>;

const MB = 1024 * 1024;
const MOST_AT_ONCE = 4;

/** Those who ask for the same picture share one reading, and few are read at once. */
const kept = new LRUCache<string, Bytes, Read>({
  maxSize: 16 * MB,
  maxEntrySize: 4 * MB,
  sizeCalculation: (bytes) => bytes.length,
  ignoreFetchAbort: true,
  fetchMethod: (name, _, { context: read }) => inTurn(() => read(name)),
});
const waiting: (() => void)[] = [];
let running = 0;

export async function readPicture(
  name: string,
  read: Read = (one) => readPictureFile(pool('pictures'), one),
): Promise<Bytes | undefined> {
  return isPictureName(name) ? kept.fetch(name, { context: read }) : undefined;
}

/** One that was deleted is no longer served, by this instance at once, also if it is being read. */
export function forgetPicture(names: readonly string[]): void {
  for (const name of names) kept.delete(name);
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
