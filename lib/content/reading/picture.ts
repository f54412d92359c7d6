import 'server-only';
import { LRUCache } from 'lru-cache';
import { pool } from '@/lib/db/connect/pool';
import { readPictureFile } from '@/lib/db/statements/pictures';
import { isPictureName } from '@/lib/media/picture-name';

type Bytes = Buffer<ArrayBuffer>;

const MB = 1024 * 1024;
const MOST_AT_ONCE = 4;

const kept = new LRUCache<string, Bytes>({
  maxSize: 16 * MB,
  maxEntrySize: 4 * MB,
  sizeCalculation: (bytes) => bytes.length,
});
const reading = new Map<string, Promise<Bytes | undefined>>();
const waiting: (() => void)[] = [];
let running = 0;

/** Those who ask for the same picture share one reading, and few are read at once. */
export async function readPicture(
  name: string,
  read = (one: string) => readPictureFile(pool('pictures'), one),
): Promise<Bytes | undefined> {
  if (!isPictureName(name)) return undefined;
  const known = kept.get(name);
  if (known) return known;
  const begun = reading.get(name) ?? inTurn(() => read(name));
  reading.set(name, begun);
  try {
    const bytes = await begun;
    if (bytes && reading.get(name) === begun) kept.set(name, bytes);
    return bytes;
  } finally {
    if (reading.get(name) === begun) reading.delete(name);
  }
}

/** One that was deleted is no longer served, by this instance at once, also if it is being read. */
export function forgetPicture(names: readonly string[]): void {
  for (const name of names) {
    kept.delete(name);
    reading.delete(name);
  }
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
