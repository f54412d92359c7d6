import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { FULL_WIDTH, pictureName, smallerName, smallerWidths } from './picture-name';

export type EncodedFile = { name: string; bytes: Buffer };
export type EncodedPicture = {
  name: string;
  width: number;
  height: number;
  files: EncodedFile[];
};

export class NotAPicture extends Error {}

// More than any camera makes. With more pixels, even a small file could fill the memory.
const MOST_PIXELS = 60_000_000;
const TALLEST = 4000;
const QUALITY = 80;

let last: Promise<unknown> = Promise.resolve();

/** One after the other: each holds all its pixels, which for 40 million is more than 100 MB. */
export function encodePicture(file: Uint8Array): Promise<EncodedPicture> {
  return inTurn(() => encodeAll(file));
}

export type Part = { left: number; top: number; width: number; height: number };

export function cropPicture(file: Uint8Array, part: Part): Promise<Buffer> {
  return inTurn(() => sharp(file, OPTIONS).extract(part).png({ compressionLevel: 1 }).toBuffer());
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Keeps neither the metadata nor the name of the file. */
async function encodeAll(file: Uint8Array): Promise<EncodedPicture> {
  await requirePicture(file);
  const full = await encode(file, FULL_WIDTH);
  const { width, height } = full.info;
  const hash = createHash('sha256').update(full.data).digest('hex').slice(0, 20);
  const name = pictureName(hash, width, height);
  const files: EncodedFile[] = [{ name, bytes: full.data }];
  for (const smaller of smallerWidths(width)) {
    const { data } = await encode(file, smaller);
    files.push({ name: smallerName(name, smaller), bytes: data });
  }
  return { name, width, height, files };
}

const KINDS = ['jpeg', 'png', 'webp'];

async function requirePicture(file: Uint8Array): Promise<void> {
  if (file.byteLength === 0) refuse();
  const { format, compression } = await sharp(file, OPTIONS).metadata().catch(refuse);
  const isTaken = KINDS.includes(format) || (format === 'heif' && compression === 'av1');
  if (!isTaken) refuse();
}

const OPTIONS = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

function encode(file: Uint8Array, width: number) {
  return sharp(file, OPTIONS)
    .autoOrient()
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

function refuse(error?: unknown): never {
  if (error instanceof Error && /exceeds pixel limit/.test(error.message)) {
    throw new NotAPicture('Has more than 60 million pixels: make it smaller first');
  }
  throw new NotAPicture('Not a JPEG, PNG, WebP or AVIF picture');
}
