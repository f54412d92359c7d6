import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHead } from './request-head';

test('what matters is read in any case, the rest is passed over', () => {
  const head = readHead([
    ...['Host', 'example.org', 'ACCEPT-ENCODING', 'gzip, br', 'If-None-Match', '"a"'],
    ...['X-Request-Id', 'abcdefgh', 'X-'.padEnd(400, 'x'), 'y', 'Cookie', 'theme=dark'],
    ...['Content-Length', '0'],
  ]);
  assert.deepEqual(head, {
    acceptEncoding: 'gzip, br',
    ifNoneMatch: '"a"',
    requestId: 'abcdefgh',
    hasSession: false,
    isOrdinary: true,
  });
});

for (const [name, value] of [
  ['RSC', '1'],
  ['Next-Action', 'x'],
  ['Upgrade', 'websocket'],
  ['Content-Length', '5'],
  ['Transfer-Encoding', 'chunked'],
  ['cookie', '__Host-next-auth.session-token=x'],
  ['cookie', 'a=b; next-auth.session-token=x'],
] as const) {
  test(`${name}: ${value} is no ordinary request`, () => {
    const head = readHead(['Host', 'example.org', name, value]);
    assert.equal(head.isOrdinary, false);
    assert.equal(head.hasSession, name === 'cookie');
  });
}
