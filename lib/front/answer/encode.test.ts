import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseCoding, compress, isCompressible } from './entry';

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
  test(`"${list}" gets ${coding}`, () => {
    assert.equal(chooseCoding(list), coding);
    assert.equal(chooseCoding(list), coding);
  });
}

test('text is compressed, pictures and short answers are not', () => {
  for (const type of [
    'text/html; charset=utf-8',
    'application/json',
    'application/atom+xml; charset=utf-8',
    'application/manifest+json',
    'text/calendar',
    'image/svg+xml',
    'text/x-component',
  ]) {
    assert.equal(isCompressible(type, 5000), true, type);
  }
  assert.equal(isCompressible('image/png', 5000), false);
  assert.equal(isCompressible('font/woff2', 5000), false);
  assert.equal(isCompressible('text/html', 500), false);
});

test('what is compressed comes back the same', async () => {
  const body = Buffer.from('Guide des masters à Fès. '.repeat(200));
  assert.deepEqual(gunzipSync(await compress(body, 'gzip')), body);
  assert.deepEqual(brotliDecompressSync(await compress(body, 'br')), body);
});
