import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectFile } from '@/lib/process/project-file';

const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
const FILE = projectFile(`.cache/pglite-${version}.tar`);

/** Keeps what initdb makes, because that takes seconds and tests create many databases. */
export async function blankDataDirectory(): Promise<Blob> {
  try {
    return new Blob([await readFile(FILE)]);
  } catch {
    return makeBlank();
  }
}

async function makeBlank(): Promise<Blob> {
  const engine = await PGlite.create();
  const blank = await engine.dumpDataDir('none');
  await engine.close();
  await keep(blank).catch(() => undefined);
  return blank;
}

async function keep(blank: Blob): Promise<void> {
  const draft = `${FILE}.${process.pid}`;
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(draft, Buffer.from(await blank.arrayBuffer()));
  await rename(draft, FILE);
}
