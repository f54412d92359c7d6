import { createHash } from 'node:crypto';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connectPatiently } from '@/lib/db/connect/client';
import { within, writePictureFile } from '@/lib/db/statements/pictures/files';
import { isPictureName, pictureOfFile, uploadedPicture } from '@/lib/media/picture-name';
import type { PrismaClient } from '@/prisma/generated/client';
import { step } from './run';

/** No upload became larger. */
const MOST_BYTES = 32 * 1024 * 1024;

export type Moved = { moved: number; left: string[] };

/** Pictures were files in a folder once. What cannot be moved stays there and is named at each start. */
export async function movePictures(dataDir: string, url: string): Promise<void> {
  const folder = join(dataDir, 'media');
  const names = await picturesIn(folder);
  if (names.length === 0) return;
  const { left } = await step('Pictures moved into the database', () =>
    moveFiles(folder, names, url),
  );
  for (const line of left) console.log(`Not moved: ${line}`);
}

/** One after the other, and each is removed once it is written: a start that is cut off goes on. */
export async function moveFiles(folder: string, names: string[], url: string): Promise<Moved> {
  const db = connectPatiently(url);
  const result: Moved = { moved: 0, left: [] };
  try {
    for (const name of names) {
      const fault = await moveFile(db, folder, name).catch(reasonOf);
      if (fault) result.left.push(`${join(folder, name)} (${fault})`);
      else result.moved += 1;
    }
  } finally {
    await db.$disconnect();
  }
  return result;
}

/** Whole pictures before their smaller versions, which belong to a row. */
export async function picturesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const pictures = names.filter(isPictureName).toSorted();
  return [...pictures.filter(isWhole), ...pictures.filter((name) => !isWhole(name))];
}

async function moveFile(db: PrismaClient, folder: string, name: string) {
  const file = join(folder, name);
  const { size } = await stat(file);
  if (size > MOST_BYTES) return 'larger than any picture';
  const bytes = await readFile(file);
  if (!isSound(name, bytes)) return 'broken';
  const url = pictureOfFile(name);
  const isKept = await db.$transaction(async (tx) => {
    if (isWhole(name)) await tx.media.createMany({ data: rowOf(url, size), skipDuplicates: true });
    if ((await tx.media.count({ where: { url } })) === 0) return false;
    await writePictureFile(within(tx), { url, name, bytes });
    return true;
  });
  if (!isKept) return 'the picture that it is a smaller version of is missing';
  // Another instance on the same folder may have been here first.
  await rm(file, { force: true });
}

/** An upload that was cut off left files without a row: they get one, without a description. */
function rowOf(url: string, bytes: number) {
  const { width = 1, height = 1 } = uploadedPicture(url) ?? {};
  return { url, alt: '', width, height, bytes };
}

/** The name of a whole picture begins with the hash of its bytes. */
function isSound(name: string, bytes: Buffer): boolean {
  const isWebp =
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length;
  if (!isWebp || !isWhole(name)) return isWebp;
  return name.startsWith(createHash('sha256').update(bytes).digest('hex').slice(0, 20));
}

const isWhole = (name: string) => uploadedPicture(`/media/${name}`) !== undefined;

function reasonOf(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? undefined : (code ?? message);
}
