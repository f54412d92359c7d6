import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Header, type Row, damaged, notBackup, parseHeader, parseObject } from './format';
import { DatabaseError } from '@/lib/db/connect/errors';
import { readCompressedLines } from './lines';

export type Entry =
  | { kind: 'header'; header: Header }
  | { kind: 'picture'; name: string; bytes: Buffer }
  | { kind: 'row'; table: string; row: Row };

export type Verified = { header: Header; rows: number; pictures: number };

export async function verifyBackup(file: string): Promise<Verified> {
  const found: { header?: Header; rows: number; pictures: number } = { rows: 0, pictures: 0 };
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'header') found.header = entry.header;
    else if (entry.kind === 'picture') found.pictures += 1;
    else found.rows += 1;
  }
  return found as Verified;
}

/** The checksum comes last, so a damaged backup may be noticed only at its end. */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  if (!existsSync(file)) throw new DatabaseError(`${file}: there is no such file`);
  const hash = createHash('sha256');
  const lines = readable(file);
  const first = await lines.next();
  const header = parseHeader(first.done ? '' : first.value, file);
  hash.update(`${first.value}\n`);
  yield { kind: 'header', header };

  const tableOfRow = tableNames(header);
  let seal: unknown;
  for await (const line of lines) {
    if (seal !== undefined) throw damaged(file, 'something follows its end');
    const object = line.startsWith('{') ? parseObject(line) : undefined;
    if (object && 'sha256' in object) {
      seal = object.sha256;
      continue;
    }
    hash.update(`${line}\n`);
    yield object ? toPicture(object) : toRow(line);
  }
  if (seal === undefined) throw damaged(file, 'it ends too early');
  if (seal !== hash.digest('hex')) throw damaged(file, 'its checksum does not match');
  if (!tableOfRow.next().done) throw damaged(file, 'rows are missing');

  function toRow(line: string): Entry {
    const { value: table } = tableOfRow.next();
    const row = parseArray(line);
    if (!table || !row) throw damaged(file, 'a line of it cannot be read');
    return { kind: 'row', table, row };
  }
}

function toPicture({ file, base64 }: Record<string, unknown>): Entry {
  return { kind: 'picture', name: String(file), bytes: Buffer.from(String(base64), 'base64') };
}

function* tableNames({ tables }: Header): Generator<string, undefined> {
  for (const { name, rows } of tables) {
    for (let row = 0; row < rows; row += 1) yield name;
  }
}

function parseArray(line: string): Row | undefined {
  const value = parseObject(line) as unknown;
  return Array.isArray(value) ? (value as Row) : undefined;
}

/** A file that is no gzip is not a backup; one that breaks off is a damaged backup. */
async function* readable(file: string): AsyncGenerator<string> {
  let isBegun = false;
  try {
    for await (const line of readCompressedLines(file)) {
      isBegun = true;
      yield line;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code && !code.startsWith('Z_')) throw new DatabaseError(`${file} cannot be read (${code})`);
    throw isBegun ? damaged(file, message) : notBackup(file);
  }
}
