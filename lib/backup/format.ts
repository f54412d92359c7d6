import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { DatabaseError } from '@/lib/db/connect/database-errors';

export const FORMAT = 'guide-backup';
/** Rises when an older program could misread what a newer one wrote. */
export const VERSION = 1;
/** Stands behind each part of a backup, because no text of PostgreSQL can hold it. */
export const END = Buffer.of(0);
/** Longer than any part that is not rows. */
const LONGEST_NOTE = 4 * 1024 * 1024;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

const summarySchema = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type Header = z.infer<typeof headerSchema>;
export type Summary = z.infer<typeof summarySchema>;
type Load = (table: Header['tables'][number], rows: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Header, the rows of each table as COPY wrote them, summary, checksum. The checksum comes last, so
 * a damaged backup may be noticed only at its end.
 */
export async function readBackup(
  file: string,
  load: Load,
): Promise<{ header: Header; summary: Summary }> {
  if (!existsSync(file)) throw new DatabaseError(`${file}: there is no such file`);
  const hash = createHash('sha256');
  const pieces = split(unpacked(file));
  const part = async function* (atEnd = damaged(file, 'it ends too early')) {
    for (;;) {
      const { value: piece } = await pieces.next();
      if (!piece) throw atEnd;
      hash.update(piece);
      if (piece === END) return;
      yield piece;
    }
  };
  const header = parseHeader(await noteOf(part(notBackup(file))), file);
  for (const table of header.tables) await load(table, part());
  const summary = summarySchema.safeParse(parseObject(await noteOf(part())));
  const sum = hash.copy().digest('hex');
  if ((await noteOf(part())) !== sum) throw damaged(file, 'its checksum does not match');
  for await (const { length } of pieces) {
    if (length > 0) throw damaged(file, 'something follows its end');
  }
  if (!summary.success) throw damaged(file, 'its last lines cannot be read');
  return { header, summary: summary.data };
}

export function verifyBackup(file: string) {
  return readBackup(file, async (_, rows) => {
    for await (const _piece of rows);
  });
}

/** What stands before an end, piece by piece, and the end. */
async function* split(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of chunks) {
    let start = 0;
    for (let end; (end = chunk.indexOf(END, start)) >= 0; start = end + 1) {
      yield chunk.subarray(start, end);
      yield END;
    }
    yield chunk.subarray(start);
  }
}

async function noteOf(part: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of part) {
    length += piece.length;
    if (length <= LONGEST_NOTE) pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** A file that is no gzip is not a backup; one that breaks off is a damaged backup. */
async function* unpacked(file: string): AsyncGenerator<Buffer> {
  let isBegun = false;
  try {
    for await (const chunk of pipeline(
      createReadStream(file),
      createGunzip({ chunkSize: 256 * 1024 }),
      () => undefined,
    )) {
      isBegun = true;
      yield chunk as Buffer;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code && !code.startsWith('Z_')) throw new DatabaseError(`${file} cannot be read (${code})`);
    throw isBegun ? damaged(file, message) : notBackup(file);
  }
}

function parseHeader(text: string, name: string): Header {
  const value = parseObject(text);
  if (value?.format !== FORMAT) throw notBackup(name);
  if (typeof value.version === 'number' && value.version > VERSION) {
    throw new DatabaseError(
      `${name} was made by a newer version of this site (format ${value.version}, this one reads ${VERSION}): update the site first`,
    );
  }
  const header = headerSchema.safeParse(value);
  if (!header.success) throw damaged(name, 'its first line cannot be read');
  return header.data;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function notBackup(name: string): DatabaseError {
  return new DatabaseError(`${name} is not a backup of this site`);
}

function damaged(name: string, reason: string): DatabaseError {
  return new DatabaseError(`${name} is damaged: ${reason}`);
}
