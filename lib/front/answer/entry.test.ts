import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  REQUEST_ID_AT,
  chooseCoding,
  dictionaryOf,
  isCompressible,
  isUnchanged,
  prepareEntry,
  representationFor,
} from './entry';
import type { HeaderList } from './pack';

const HTML = Buffer.from(`<!DOCTYPE html>${'<p>Fès</p>'.repeat(300)}`);
const html = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: HTML };
const options = { page: '/', headers: ['Content-Type', 'text/html; charset=utf-8', 'X-A', 'b'] };

const value = (head: HeaderList, name: string) => {
  const at = head.findIndex((text, index) => index % 2 === 0 && text === name);
  return at < 0 ? undefined : head[at + 1];
};

test('a page is ready in three codings of the same text', async () => {
  const { codings } = await prepareEntry(html, options);
  assert.deepEqual(codings.identity.body, HTML);
  assert.deepEqual(gunzipSync(codings.gzip.body), HTML);
  assert.deepEqual(brotliDecompressSync(codings.br.body), HTML);
  for (const [coding, { head, body }] of Object.entries(codings)) {
    assert.equal(value(head, 'Content-Length'), String(body.length));
    assert.equal(value(head, 'Vary'), 'Accept-Encoding');
    assert.equal(value(head, 'Cache-Control'), 'public, max-age=0, must-revalidate');
    assert.equal(value(head, 'X-A'), 'b');
    const expected = coding === 'identity' ? undefined : coding;
    assert.equal(value(head, 'Content-Encoding'), expected);
  }
  assert.equal(codings.br.head[REQUEST_ID_AT - 1], 'X-Request-Id');
});

test('what is kept is no piece of anything larger, which would be kept with it', async () => {
  const { codings, packed } = await prepareEntry(html, {
    ...options,
    dictionary: dictionaryOf(HTML),
  });
  for (const body of [codings.br.body, codings.gzip.body, packed?.body]) {
    assert.equal(body?.buffer.byteLength, body?.length);
  }
});

test('tags are strong: one for each coding, and the same for the same bytes', async () => {
  const [one, same, other] = await Promise.all([
    prepareEntry(html, options),
    prepareEntry(html, options),
    prepareEntry({ ...html, body: Buffer.from(`${HTML}.`) }, options),
  ]);
  const tags = Object.values(one.codings).map(({ etag }) => etag);
  assert.equal(new Set(tags).size, 3);
  for (const tag of tags) assert.match(tag, /^"[\w-]+"$/);
  assert.equal(one.codings.br.etag, same.codings.br.etag);
  assert.notEqual(one.codings.br.etag, other.codings.br.etag);
});

test('304 goes to whoever has it, in any coding and any way of asking', async () => {
  const entry = await prepareEntry(html, options);
  const { identity, gzip, br } = entry.codings;
  for (const asked of [
    br.etag,
    gzip.etag,
    identity.etag,
    `W/${br.etag}`,
    `"x", ${gzip.etag}`,
    '*',
  ]) {
    assert.equal(isUnchanged(entry, asked), true, asked);
  }
  for (const asked of ['', '"x"', br.etag.slice(1, -1)]) {
    assert.equal(isUnchanged(entry, asked), false, asked);
  }
  assert.equal(value(br.notModifiedHead, 'ETag'), br.etag);
  assert.equal(value(br.notModifiedHead, 'X-A'), 'b');
  assert.equal(value(br.notModifiedHead, 'Content-Length'), undefined);
});

test('only a 200 is ever confirmed by 304', async () => {
  const missing = await prepareEntry({ ...html, status: 404 }, options);
  assert.equal(isUnchanged(missing, missing.codings.br.etag), false);
  assert.equal(value(missing.codings.br.head, 'ETag'), undefined);
});

test('the best coding that is accepted is taken, the second time as well', () => {
  for (const [list, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['br;q=0.1', 'br'],
    ['x-br, gzipped', 'identity'],
    ['', 'identity'],
  ] as const) {
    assert.deepEqual([chooseCoding(list), chooseCoding(list)], [coding, coding], list);
  }
});

test('text is compressed, pictures and short answers are not', () => {
  const texts = ['text/html; charset=utf-8', 'application/json', 'application/manifest+json'];
  const more = ['application/atom+xml; charset=utf-8', 'text/calendar', 'image/svg+xml'];
  for (const type of [...texts, ...more, 'text/x-component']) {
    assert.equal(isCompressible(type, 5000), true, type);
  }
  for (const type of ['image/png', 'font/woff2']) assert.equal(isCompressible(type, 5000), false);
  assert.equal(isCompressible('text/html', 500), false);
});

test('a picture is sent as it is', async () => {
  const png = { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(9000) };
  const { codings } = await prepareEntry(png, { page: '/opengraph-image', headers: [] });
  assert.equal(codings.br, codings.identity);
  assert.equal(value(codings.br.head, 'Vary'), undefined);
});

const COMMON = Buffer.from(
  Array.from({ length: 200 }, (_, at) => `<p>Partie ${at * 7919}</p>`).join(''),
);
const PAGE = Buffer.concat([COMMON, Buffer.from('<h1>Fès</h1>')]);
const dictionary = dictionaryOf(COMMON);
const answer = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE };
const prepared = prepareEntry(answer, { page: '/', headers: [], dictionary });
const BROWSER = 'gzip, deflate, br, zstd, dcb, dcz';

test('a browser that has the dictionary gets what differs from it', async () => {
  const entry = await prepared;
  const wanted = { acceptEncoding: BROWSER, dictionary: dictionary.available };
  const { body, head } = representationFor(entry, wanted);
  assert.equal(value(head, 'Content-Encoding'), 'dcz');
  assert.equal(value(head, 'Vary'), 'Accept-Encoding, Available-Dictionary');
  assert.equal(body.subarray(0, 8).toString('hex'), '5e2a4d1820000000');
  assert.deepEqual(body.subarray(8, 40), createHash('sha256').update(COMMON).digest());
  assert.deepEqual(zstdDecompressSync(body.subarray(40), { dictionary: COMMON }), PAGE);
  assert.ok(body.length < 120, `${body.length} bytes`);
});

for (const [who, acceptEncoding, available] of [
  ['has none', BROWSER, ''],
  ['has another, or says so', BROWSER, dictionaryOf(PAGE).available],
  ['says what no dictionary can be', BROWSER, ':not a hash:'],
  ['does not know the coding', 'gzip, br', dictionary.available],
  ['refuses the coding', 'br, dcz;q=0', dictionary.available],
] as const) {
  test(`whoever ${who} gets brotli, which varies by the same`, async () => {
    const { head } = representationFor(await prepared, { acceptEncoding, dictionary: available });
    assert.equal(value(head, 'Content-Encoding'), 'br');
    assert.equal(value(head, 'Vary'), 'Accept-Encoding, Available-Dictionary');
  });
}

test('what was packed with it is confirmed by its own tag', async () => {
  const entry = await prepared;
  assert.ok(entry.packed);
  assert.notEqual(entry.packed.etag, entry.codings.br.etag);
  assert.equal(isUnchanged(entry, entry.packed.etag), true);
});

test('without a dictionary nothing depends on one', async () => {
  const entry = await prepareEntry(answer, { page: '/', headers: [] });
  const wanted = { acceptEncoding: BROWSER, dictionary: dictionary.available };
  const { head } = representationFor(entry, wanted);
  assert.equal(value(head, 'Content-Encoding'), 'br');
  assert.equal(value(head, 'Vary'), 'Accept-Encoding');
});

test('it is another file when its words are others, and says what it is for', () => {
  assert.notEqual(dictionary.address, dictionaryOf(PAGE).address);
  assert.deepEqual(dictionary.use, ['Use-As-Dictionary', 'match="/*", match-dest=("document")']);
  assert.deepEqual(dictionary.link, [
    'Link',
    `<${dictionary.address}>; rel="compression-dictionary"`,
  ]);
});
