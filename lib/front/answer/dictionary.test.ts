import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { zstdDecompressSync } from 'node:zlib';
import { dictionaryOf, isUnchanged, prepareEntry, representationFor } from './entry';

const COMMON = Buffer.from(
  Array.from({ length: 200 }, (_, at) => `<p>Partie ${at * 7919}</p>`).join(''),
);
const HTML = Buffer.concat([COMMON, Buffer.from('<h1>Fès</h1>')]);
const dictionary = dictionaryOf(COMMON);
const answer = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: HTML };
const prepared = prepareEntry(answer, { page: '/', headers: [], dictionary });
const BROWSER = 'gzip, deflate, br, zstd, dcb, dcz';

const valueIn = (head: string[], name: string) => head[head.indexOf(name) + 1];

test('a browser that has the dictionary gets what differs from it', async () => {
  const entry = await prepared;
  const wanted = { acceptEncoding: BROWSER, dictionary: dictionary.available };
  const { body, head } = representationFor(entry, wanted);
  assert.equal(valueIn(head, 'Content-Encoding'), 'dcz');
  assert.equal(valueIn(head, 'Vary'), 'Accept-Encoding, Available-Dictionary');
  assert.equal(body.subarray(0, 8).toString('hex'), '5e2a4d1820000000');
  assert.deepEqual(body.subarray(8, 40), createHash('sha256').update(COMMON).digest());
  assert.deepEqual(zstdDecompressSync(body.subarray(40), { dictionary: COMMON }), HTML);
  assert.ok(body.length < 120, `${body.length} bytes`);
});

for (const [who, acceptEncoding, available] of [
  ['has none', BROWSER, ''],
  ['has another, or says so', BROWSER, dictionaryOf(HTML).available],
  ['says what no dictionary can be', BROWSER, ':not a hash:'],
  ['does not know the coding', 'gzip, br', dictionary.available],
  ['refuses the coding', 'br, dcz;q=0', dictionary.available],
] as const) {
  test(`whoever ${who} gets brotli, which varies by the same`, async () => {
    const { head } = representationFor(await prepared, { acceptEncoding, dictionary: available });
    assert.equal(valueIn(head, 'Content-Encoding'), 'br');
    assert.equal(valueIn(head, 'Vary'), 'Accept-Encoding, Available-Dictionary');
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
  assert.equal(valueIn(head, 'Content-Encoding'), 'br');
  assert.equal(valueIn(head, 'Vary'), 'Accept-Encoding');
});

test('it is another file when its words are others, and says what it is for', () => {
  assert.notEqual(dictionary.address, dictionaryOf(HTML).address);
  assert.deepEqual(dictionary.use, ['Use-As-Dictionary', 'match="/*", match-dest=("document")']);
  assert.deepEqual(dictionary.link, [
    'Link',
    `<${dictionary.address}>; rel="compression-dictionary"`,
  ]);
});
