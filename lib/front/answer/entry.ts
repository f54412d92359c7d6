import { createHash } from 'node:crypto';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzipSync,
  gzip,
  zstdCompress,
} from 'node:zlib';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { type Answer, headerText } from '@/lib/front/render/ask';
import { OWN_FILES } from '@/lib/front/arrive/judge';
import type { HeaderList } from './pack';

export type Entry = {
  status: number;
  page: string;
  codings: Record<Coding, Representation>;
  /** For browsers that have this dictionary. */
  packed?: Representation & { available: string };
  bytes: number;
};

export type Representation = {
  body: Buffer;
  etag: string;
  /** The request id stands at REQUEST_ID_AT. */
  head: HeaderList;
  notModifiedHead: HeaderList;
};

export const REQUEST_ID_AT = 1;

const REVALIDATE = 'public, max-age=0, must-revalidate';
const HEADS_BYTES = 6000;

type Options = {
  page: string;
  headers: HeaderList;
  /** What it depends on besides its coding. */
  vary?: string;
  cacheControl?: string;
  quality?: number;
  dictionary?: Dictionary;
};

export async function prepareEntry(answer: Answer, options: Options): Promise<Entry> {
  const { status, body } = answer;
  const { page, headers, vary, cacheControl = REVALIDATE, dictionary } = options;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isCoded = isCompressible(headerText(answer, 'content-type'), body.length);
  const [br, gzip, packed] = isCoded
    ? await Promise.all([
        compress(body, 'br', options.quality).then(onTheirOwn),
        compress(body, 'gzip').then(onTheirOwn),
        dictionary?.pack(body).then(onTheirOwn),
      ])
    : [];
  const depends = [
    vary,
    isCoded && 'Accept-Encoding',
    isCoded && dictionary && 'Available-Dictionary',
  ].filter(Boolean);
  const common = ['X-Request-Id', '', ...headers, 'Cache-Control', cacheControl];
  if (depends.length > 0) common.push('Vary', depends.join(', '));
  const represent = (coding: keyof typeof TAG_SUFFIX, bytes: Buffer): Representation => {
    const etag = `"${hash}${TAG_SUFFIX[coding]}"`;
    // Only a 200 can become a 304, so other answers carry no tag.
    const notModifiedHead = status === 200 ? [...common, 'ETag', etag] : common;
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
    const head = [...notModifiedHead, ...encoding, 'Content-Length', String(bytes.length)];
    return { body: bytes, etag, head, notModifiedHead };
  };
  const identity = represent('identity', body);
  return {
    status,
    page,
    codings: {
      identity: gzip ? unpacked(identity, gzip) : identity,
      gzip: gzip ? represent('gzip', gzip) : identity,
      br: br ? represent('br', br) : identity,
    },
    packed:
      dictionary && packed
        ? { ...represent('dcz', packed), available: dictionary.available }
        : undefined,
    bytes: [gzip ?? body, br, packed].reduce((sum, one) => sum + (one?.length ?? 0), HEADS_BYTES),
  };
}

const TAG_SUFFIX = { identity: '', gzip: '-g', br: '-b', dcz: '-d' };

/** Compressed bytes are a piece of 64 kB, all of which would be kept with them. */
const onTheirOwn = (bytes: Buffer) => Buffer.alloc(bytes.length, bytes);

/** Few ask for it, and it would take more memory than the others together. */
function unpacked(identity: Representation, gzip: Buffer): Representation {
  return {
    ...identity,
    get body() {
      return gunzipSync(gzip);
    },
  };
}

export function representationFor(
  { packed, codings }: Entry,
  { acceptEncoding, dictionary }: { acceptEncoding: string; dictionary: string },
): Representation {
  const isPacked = packed?.available === dictionary && accepts(acceptEncoding, 'dcz');
  return packed && isPacked ? packed : codings[chooseCoding(acceptEncoding)];
}

export function isUnchanged(entry: Entry, ifNoneMatch: string): boolean {
  if (ifNoneMatch === '' || entry.status !== 200) return false;
  const { identity, gzip, br } = entry.codings;
  const { packed = br } = entry;
  if (ifNoneMatch === br.etag || ifNoneMatch === packed.etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return [identity, gzip, br, packed].some(({ etag }) => tags.includes(etag));
}

type Coding = 'identity' | 'gzip' | 'br';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstd = promisify(zstdCompress);

/** A smaller answer fits one packet anyway. */
const WORTHWHILE = 1000;
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;

// Measured on pages of this site: 5 takes 1 ms, and 11 takes 40 ms for at most a tenth less.
const PAGE_QUALITY = 5;
const GZIP_LEVEL = 6;

export function isCompressible(contentType: string, length: number): boolean {
  return length >= WORTHWHILE && TEXT.test(contentType);
}

export function compress(
  body: Buffer,
  coding: 'gzip' | 'br',
  quality = PAGE_QUALITY,
): Promise<Buffer> {
  if (coding === 'gzip') return gzipped(body, { level: GZIP_LEVEL });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Each piece is handed on at once, since somebody may be waiting for it. */
export function codingStream(coding: 'gzip' | 'br'): Transform {
  if (coding === 'gzip') return createGzip({ level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY },
  });
}

const chosen = new Map<string, Coding>();
const MAX_REMEMBERED = 200;

/** Browsers send few different lists, so the choices are remembered. */
export function chooseCoding(acceptEncoding: string): Coding {
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known;
  const best = (['br', 'gzip'] as const).find((one) => accepts(acceptEncoding, one));
  const coding = best ?? 'identity';
  // Whoever invents lists must not keep those of browsers out for good.
  if (chosen.size >= MAX_REMEMBERED) chosen.clear();
  chosen.set(acceptEncoding, coding);
  return coding;
}

export function accepts(list: string, coding: string): boolean {
  return list.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** RFC 9842: how a body begins that was packed with a dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Measured on pages of this site: 3 ms, and 15 takes 20 ms for a twentieth less. */
const LEVEL = 9;

/** What all pages have, which a browser fetches once: later pages are packed by what it holds. */
export type Dictionary = {
  address: string;
  body: Buffer;
  /** As browsers name the one they have. */
  available: string;
  /** With each page, so that it is fetched when the browser has time. */
  link: HeaderList;
  /** With the dictionary itself. */
  use: HeaderList;
  pack: (body: Buffer) => Promise<Buffer>;
};

export function dictionaryOf(body: Buffer): Dictionary {
  const hash = createHash('sha256').update(body).digest();
  const address = `${OWN_FILES}/pages-${hash.toString('hex').slice(0, 12)}.dictionary`;
  const header = Buffer.concat([MAGIC, hash]);
  return {
    address,
    body,
    available: `:${hash.toString('base64')}:`,
    link: ['Link', `<${address}>; rel="compression-dictionary"`],
    use: ['Use-As-Dictionary', 'match="/*", match-dest=("document")'],
    async pack(page) {
      const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
      return Buffer.concat([header, await zstd(page, { dictionary: body, params })]);
    },
  };
}
