import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { browserScripts } from '@/lib/setup/bundle.mjs';
import { BUILT_FILES } from '@/lib/next/page';
import { OWN_FILES } from '@/lib/front/arrive/judge';
import { type Dictionary, type Entry, prepareEntry } from './entry';
import { type HeaderList, type Pack, linkRules } from './pack';

/** Of what there is. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.dictionary': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const BUILT = [BUILT_FILES, OWN_FILES];

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const QUALITY = 9;

export type StaticFiles = {
  has: (path: string) => boolean;
  ready: (path: string) => Entry | undefined;
  load: (path: string) => Promise<Entry> | undefined;
  /** One more, which is made after the start. */
  add: (dictionary: Dictionary) => Promise<void>;
  remove: (path: string) => void;
};

type Files = Map<string, string | Buffer>;

/** What the build and `public` have, Next's sheets, the script of public pages. */
export function readBuild(distDir: string, publicDir: string) {
  const ofNext = filesBelow(join(distDir, 'static'), BUILT_FILES);
  const scripts = filesBelow(join(distDir, 'site', 'browser'), OWN_FILES);
  const files: Files = new Map<string, string | Buffer>([
    ...ofNext,
    ...scripts,
    ...filesBelow(publicDir, ''),
    [linkRules.address, linkRules.text],
  ]);
  const sheets = ofNext.filter(([path]) => path.endsWith('.css'));
  return {
    files,
    sheets: sheets.map(([, file]) => readFileSync(file, 'utf8')),
    script: scripts.find(([path]) => path.startsWith(`${OWN_FILES}/start-`))?.[0],
  };
}

/** Paths are looked up in a list made at the start and never handed to the file system. */
export function staticFiles(files: Files, pack: Pack): StaticFiles {
  const ready = new Map<string, Entry>();
  const loading = new Map<string, Promise<Entry>>();

  async function read(path: string, file: string | Buffer, more: HeaderList = []) {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const body = typeof file === 'string' ? readFileSync(file) : file;
    const answer = { status: 200, headers: { 'content-type': type }, body };
    const built = BUILT.find((place) => path.startsWith(`${place}/`));
    const entry = await prepareEntry(answer, {
      page: built ?? '/public',
      headers: ['Content-Type', type, ...more, ...pack.security(answer)],
      cacheControl: built ? FOREVER : AN_HOUR,
      quality: QUALITY,
    });
    ready.set(path, entry);
    return entry;
  }

  return {
    has: (path) => files.has(path),
    ready: (path) => ready.get(path),
    load(path) {
      const file = files.get(path);
      if (file === undefined) return undefined;
      const known = loading.get(path) ?? read(path, file);
      loading.set(path, known);
      known.catch(() => loading.delete(path));
      return known;
    },
    async add({ address, body, use }) {
      await read(address, body, use);
      files.set(address, body);
    },
    remove(path) {
      for (const places of [files, ready, loading]) places.delete(path);
    },
  };
}

/** Built anew for each request, which takes milliseconds, so that a reload shows every change. */
export function developmentFiles(pack: Pack): StaticFiles {
  return {
    ...staticFiles(new Map(), pack),
    has: (path) => path.startsWith(`${OWN_FILES}/`),
    async load(path) {
      const body = (await browserScripts()).get(path.slice(OWN_FILES.length));
      const type = TYPES['.js'] ?? '';
      const headers = { 'content-type': type };
      const answer = { status: body ? 200 : 404, headers, body: body ?? Buffer.alloc(0) };
      return prepareEntry(answer, {
        page: OWN_FILES,
        headers: ['Content-Type', type, ...pack.security(answer)],
        cacheControl: 'no-store',
      });
    },
  };
}

function filesBelow(directory: string, prefix: string): [path: string, file: string][] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.name.startsWith('.'))
    .map((found) => {
      const file = join(found.parentPath, found.name);
      const path = file.slice(directory.length).split(sep).map(encodeURIComponent).join('/');
      return [prefix + path, file];
    });
}
