import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { FULL_WIDTH, pictureName, smallerName, smallerWidths } from './picture-name';

export class NotAPicture extends Error {}

/** What a camera makes; AVIF is decoded as a whole, at twenty bytes a point. */
const MOST_PIXELS = { jpeg: 60_000_000, png: 60_000_000, webp: 60_000_000, avif: 16_000_000 };
/** Rows as long as this, or as many of them, are no picture, and take half a minute. */
const LONGEST_SIDE = 16_384;
const MOST_DECODED_BYTES = 256 * 1024 * 1024;
/** What comes in passes over the whole is held until the last, as numbers twice as long. */
const PROGRESSIVE_TIMES = 3;
const TALLEST = 4000;
const QUALITY = 80;

type Work = { owner: string; begin: () => void };

const waiting: Work[] = [];
let running: string | undefined;

/** Each holds all its pixels; nobody waits for all the pictures of another. */
export function encodePicture(file: Uint8Array, owner: string) {
  return inTurn(owner, () => encodeAll(file));
}

export type Part = { left: number; top: number; width: number; height: number };

export function cropPicture(file: Uint8Array, part: Part, owner: string): Promise<Buffer> {
  return inTurn(owner, () =>
    sharp(file, OPTIONS).extract(part).png({ compressionLevel: 1 }).toBuffer(),
  );
}

async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
  if (running !== undefined) {
    await new Promise<void>((begin) => waiting.push({ owner, begin }));
  }
  running = owner;
  try {
    return await work();
  } finally {
    const another = waiting.findIndex((one) => one.owner !== owner);
    const [next] = waiting.splice(Math.max(0, another), 1);
    running = next?.owner;
    next?.begin();
  }
}

/** Keeps neither the metadata nor the name of the file. */
async function encodeAll(file: Uint8Array) {
  await requirePicture(file);
  // Decoded once: the smaller ones are made from what was decoded for the first.
  const { data, info } = await sharp(file, OPTIONS)
    .autoOrient()
    .resize({ width: FULL_WIDTH, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height } = info;
  const toWebp = (widthOf: number) =>
    sharp(data, { raw: info }).resize({ width: widthOf }).webp({ quality: QUALITY }).toBuffer();
  const full = await toWebp(width);
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 20);
  const name = pictureName(hash, width, height);
  const files = [{ name, bytes: full }];
  for (const smaller of smallerWidths(width)) {
    files.push({ name: smallerName(name, smaller), bytes: await toWebp(smaller) });
  }
  return { name, width, height, files };
}

/** Judged by what the file says of itself, before anything is decoded. */
async function requirePicture(file: Uint8Array): Promise<void> {
  if (file.byteLength === 0) refuse();
  const read = await sharp(file, { limitInputPixels: false }).metadata().catch(refuse);
  const isAvif = read.format === 'heif' && read.compression === 'av1';
  const most = MOST_PIXELS[(isAvif ? 'avif' : read.format) as keyof typeof MOST_PIXELS];
  if (!most) refuse();
  const { width, height, channels, depth } = read;
  if (width * height > most) {
    const millions = most / 1_000_000;
    throw new NotAPicture(`Has more than ${millions} million pixels: make it smaller first`);
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new NotAPicture(`Is longer than ${LONGEST_SIDE} pixels: cut it first`);
  }
  const bytes = width * height * channels * (depth === 'ushort' ? 2 : 1);
  if (read.isProgressive && bytes * PROGRESSIVE_TIMES > MOST_DECODED_BYTES) {
    throw new NotAPicture(
      'Is stored to appear bit by bit, which takes too much memory at its size: save it without that',
    );
  }
  if (bytes > MOST_DECODED_BYTES) {
    throw new NotAPicture('Has too many colours for its size: save it with 8 bits a colour');
  }
}

const OPTIONS = { limitInputPixels: MOST_PIXELS.jpeg, failOn: 'error' } as const;

function refuse(): never {
  throw new NotAPicture('Not a JPEG, PNG, WebP or AVIF picture');
}
