import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type Answer, headerText } from '@/lib/front/render/ask';
import {
  CODING,
  type Coding,
  type Dictionary,
  accepts,
  chooseCoding,
  compress,
  isCompressible,
} from './encode';
import type { HeaderList } from './headers';

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
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isSmaller = isCompressible(headerText(answer, 'content-type'), body.length);
  const { dictionary } = options;
  const [br, gzip, packed] = isSmaller
    ? await Promise.all([
        compress(body, 'br', options.quality).then(onTheirOwn),
        compress(body, 'gzip').then(onTheirOwn),
        dictionary?.pack(body).then(onTheirOwn),
      ])
    : [];
  const represent = (coding: keyof typeof TAG_SUFFIX, bytes: Buffer) =>
    representation(status, hash, coding, bytes, isSmaller, options);
  const identity = represent('identity', body);
  return {
    status,
    page: options.page,
    codings: {
      identity: gzip ? unpacked(identity, gzip) : identity,
      gzip: gzip ? represent('gzip', gzip) : identity,
      br: br ? represent('br', br) : identity,
    },
    packed:
      dictionary && packed
        ? { ...represent(CODING, packed), available: dictionary.available }
        : undefined,
    bytes: [gzip ?? body, br, packed].reduce((sum, one) => sum + (one?.length ?? 0), HEADS_BYTES),
  };
}

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

type Wanted = { acceptEncoding: string; dictionary: string };

export function representationFor(
  { packed, codings }: Entry,
  { acceptEncoding, dictionary }: Wanted,
): Representation {
  const isPacked = packed?.available === dictionary && accepts(acceptEncoding, CODING);
  return packed && isPacked ? packed : codings[chooseCoding(acceptEncoding)];
}

const TAG_SUFFIX = { identity: '', gzip: '-g', br: '-b', [CODING]: '-d' };

function representation(
  status: number,
  hash: string,
  coding: keyof typeof TAG_SUFFIX,
  body: Buffer,
  isCoded: boolean,
  { headers, vary = '', cacheControl = REVALIDATE, dictionary }: Options,
): Representation {
  const etag = `"${hash}${TAG_SUFFIX[coding]}"`;
  const codedBy = isCoded
    ? ['Accept-Encoding', ...(dictionary ? ['Available-Dictionary'] : [])]
    : [];
  const depends = [vary, ...codedBy].filter(Boolean).join(', ');
  const common = [
    ...['X-Request-Id', ''],
    ...headers,
    ...['Cache-Control', cacheControl],
    ...(depends === '' ? [] : ['Vary', depends]),
    // Only a 200 can become a 304, so other answers carry no tag.
    ...(status === 200 ? ['ETag', etag] : []),
  ];
  return {
    body,
    etag,
    head: [
      ...common,
      ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
      ...['Content-Length', String(body.length)],
    ],
    notModifiedHead: common,
  };
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
