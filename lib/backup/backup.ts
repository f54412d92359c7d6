import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { DatabaseError } from '@/lib/db/connect/errors';
import { readPictureFile } from '@/lib/db/statements/pictures/files';
import { FORMAT, type Header, VERSION } from './format';
import { filesOfPicture } from './pictures';
import { takeSnapshot } from './snapshot';

type Options = {
  url: string;
  file: string;
  tell?: (line: string) => void;
};

export type Written = { bytes: number; missing: string[] };

export async function writeBackup(options: Options): Promise<Written> {
  const { url, file, tell = () => undefined } = options;
  if (existsSync(file)) throw new DatabaseError(`${file} exists already: name another file`);
  const draft = `${file}.${process.pid}.part`;
  const rows = `${draft}.rows`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const { pictures, ...snapshot } = await takeSnapshot(url, rows, tell);
    const createdAt = new Date().toISOString();
    const header: Header = { format: FORMAT, version: VERSION, createdAt, ...snapshot };
    const missing: string[] = [];
    const content = async function* () {
      yield `${JSON.stringify(header)}\n`;
      yield* pictureLines(url, pictures, missing);
      yield* createReadStream(rows);
    };
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(sealed(content()), createGzip(), output);
    tell(`pictures: ${pictures.length}`);
    await rename(draft, file);
    return { bytes: (await stat(file)).size, missing };
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`${file} was not written: ${reason}`);
  } finally {
    await Promise.all([draft, rows].map((path) => rm(path, { force: true })));
  }
}

async function* pictureLines(url: string, pictures: string[], missing: string[]) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const name of pictures.flatMap(filesOfPicture)) {
      const bytes = await readPictureFile(client, name);
      if (bytes) yield pictureLine(name, bytes);
      else missing.push(name);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

function pictureLine(name: string, bytes: Uint8Array): string {
  return `${JSON.stringify({ file: name, base64: Buffer.from(bytes).toString('base64') })}\n`;
}

async function* sealed(content: AsyncIterable<string | Buffer>) {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}
