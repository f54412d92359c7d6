import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestId, readHead, sessionPattern } from '@/lib/front/arrive/receive';

const session = sessionPattern('next-auth.session-token');
const TOKEN = '0af76519-16cd-43dd-8448-eb211c80319c';

test('what matters is read in any case, the rest is passed over', () => {
  const head = readHead(
    [
      ...['Host', 'example.org', 'ACCEPT-ENCODING', 'gzip, br', 'If-None-Match', '"a"'],
      ...['X-Request-Id', 'abcdefgh', 'X-'.padEnd(400, 'x'), 'y', 'Cookie', 'theme=dark'],
      ...['Content-Length', '0', 'Available-Dictionary', ':hash:'],
    ],
    session,
  );
  assert.deepEqual(head, {
    acceptEncoding: 'gzip, br',
    ifNoneMatch: '"a"',
    dictionary: ':hash:',
    requestId: 'abcdefgh',
    hasSession: false,
    isPrefetch: false,
    hosts: 1,
    isOrdinary: true,
  });
});

for (const [name, value] of [
  ['Next-Action', 'x'],
  ['Upgrade', 'websocket'],
  ['Content-Length', '5'],
  ['Transfer-Encoding', 'chunked'],
  ['cookie', `next-auth.session-token=${TOKEN}`],
  ['cookie', `a=b; next-auth.session-token=${TOKEN}; c=d`],
] as const) {
  test(`${name}: ${value} is no ordinary request`, () => {
    const head = readHead(['Host', 'example.org', name, value], session);
    assert.equal(head.isOrdinary, false);
    assert.equal(head.hasSession, name === 'cookie');
  });
}

test('a page that is fetched ahead is one, and otherwise an ordinary request', () => {
  for (const value of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip']) {
    const head = readHead(['Sec-Purpose', value], session);
    assert.deepEqual([head.isPrefetch, head.isOrdinary], [true, true], value);
  }
  assert.equal(readHead(['Sec-Purpose', 'x'], session).isPrefetch, false);
});

test('no other cookie is a session, whatever its name or value contains', () => {
  for (const cookie of [
    'next-auth.session-token=x',
    'next-auth.session-token=',
    `x-next-auth.session-token=${TOKEN}`,
    `xnext-auth.session-token=${TOKEN}`,
    `next-auth.session-token.0=${TOKEN}`,
    `nextXauth.session-token=${TOKEN}`,
    `a="next-auth.session-token=${TOKEN}`,
    `next-auth.session-token=${TOKEN}<script>`,
    `next-auth.session-token=${'a'.repeat(129)}`,
  ]) {
    const head = readHead(['Cookie', cookie], session);
    assert.equal(head.hasSession, false, cookie);
    assert.equal(head.isOrdinary, true, cookie);
  }
  const secure = sessionPattern('__Host-next-auth.session-token');
  const given = (name: string) => readHead(['Cookie', `${name}=${TOKEN}`], secure).hasSession;
  assert.equal(given('__Host-next-auth.session-token'), true);
  assert.equal(given('next-auth.session-token'), false);
});

test('a sound id is kept', () => {
  assert.equal(requestId('0af7651916cd43dd8448eb211c80319c'), '0af7651916cd43dd8448eb211c80319c');
});

test('anything else is replaced by an id of its own', () => {
  const given = ['', 'short', 'x'.repeat(65), 'a b c d e f', 'line\nbreak', '"}{"level":60'];
  const ids = given.map(requestId);
  for (const id of ids) assert.match(id, /^[\w-]{8,64}$/);
  assert.equal(new Set(ids).size, given.length);
});
