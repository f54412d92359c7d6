import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';

// Repetitions are bounded, because errors hold text of strangers that could make a match slow.
const E_MAIL = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const SECRET =
  /\b((?:token|code|state|secret|password|cookie|authorization)["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi;
const ADDRESS_PASSWORD = /(\/\/[^\s:/@]{1,200}:)[^\s@]{1,200}(@)/g;
const MAX_LENGTH = 10_000;

export function maskedError(error: unknown): unknown {
  const plain = pino.stdSerializers.err(error as Error) as unknown;
  try {
    return JSON.parse(JSON.stringify(plain, masked)) as unknown;
  } catch {
    return { message: mask(String(error)) };
  }
}

function masked(key: string, value: unknown): unknown {
  return mask(key === 'stack' && typeof value === 'string' ? readableStack(value) : value);
}

export function mask<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  const masked = value
    .replace(ADDRESS_PASSWORD, '$1…$2')
    .replace(E_MAIL, '[e-mail]')
    .replace(SECRET, '$1…');
  return masked.length > MAX_LENGTH ? `${masked.slice(0, MAX_LENGTH)}…` : masked;
}

const PLACE = /((?:file:\/\/)?\/[^\s()]+\.m?js):(\d+):(\d+)/g;
/** Each map of the build takes up to a megabyte. */
const MOST_MAPS = 8;
const MAX_FRAME = 1000;

const maps = new Map<string, SourceMap | undefined>();

/** Reads a source map only when an error needs it; Node's own option keeps them all in memory. */
export function readableStack(stack: string): string {
  return stack
    .split('\n')
    .map((line) => (isFrame(line) ? line.replace(PLACE, sourcePlace) : line))
    .join('\n');
}

/** The message may be a stranger's long text, so only the frames are searched. */
function isFrame(line: string): boolean {
  return line.startsWith('    at ') && line.length < MAX_FRAME;
}

function sourcePlace(place: string, address: string, line: string, column: string): string {
  const file = address.startsWith('file:') ? fileURLToPath(address) : address;
  const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return place;
  const source = relative('', resolve(dirname(file), origin.fileName));
  return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
}

function mapOf(file: string): SourceMap | undefined {
  if (file.includes('/node_modules/')) return undefined;
  if (!maps.has(file)) {
    if (maps.size >= MOST_MAPS) maps.clear();
    maps.set(file, readMap(file));
  }
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
