import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clientAddress,
  isLoopback,
  readHead,
  requestId,
  requestLine,
  sessionPattern,
} from './receive';

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

test('without a trusted proxy only the socket counts', () => {
  assert.equal(clientAddress('203.0.113.7', '198.51.100.1', 0), '203.0.113.7');
  assert.equal(clientAddress('::ffff:203.0.113.7', undefined, 0), '203.0.113.7');
  assert.equal(clientAddress(undefined, undefined, 0), 'unknown');
});

test('threat 28: rate limits under a new address each time: the entry counts that the outermost of them wrote', () => {
  const forged = '1.1.1.1, 2.2.2.2, 198.51.100.9, 10.0.0.2';
  assert.equal(clientAddress('10.0.0.1', forged, 1), '10.0.0.2');
  assert.equal(clientAddress('10.0.0.1', forged, 2), '198.51.100.9');
  assert.equal(clientAddress('10.0.0.1', '198.51.100.9', 3), '198.51.100.9');
  assert.equal(clientAddress('10.0.0.1', undefined, 1), '10.0.0.1');
});

test('an entry that is no address falls back to the socket', () => {
  for (const entry of ['', 'unknown', 'a'.repeat(500), '1.2.3', '<script>', '999.1.1.1']) {
    assert.equal(clientAddress('203.0.113.7', entry, 1), '203.0.113.7', entry);
  }
});

test('ports and brackets do not make another client', () => {
  assert.equal(clientAddress('10.0.0.1', '198.51.100.9:4711', 1), '198.51.100.9');
  assert.equal(clientAddress('10.0.0.1', '[2001:db8::1]:443', 1), '2001:db8:0:0::/64');
});

test('threat 28: rate limits under a new address each time: an IPv6 /64 is one client, in every spelling', () => {
  const one = clientAddress('2001:db8:1:2:aaaa::1', undefined, 0);
  assert.equal(one, '2001:db8:1:2::/64');
  assert.equal(clientAddress('2001:0DB8:0001:0002::ffff', undefined, 0), one);
  assert.notEqual(clientAddress('2001:db8:1:3::1', undefined, 0), one);
  assert.equal(clientAddress('fe80::1%eth0', undefined, 0), 'fe80:0:0:0::/64');
  assert.equal(clientAddress('::1', undefined, 0), '0:0:0:0::/64');
});

test('loopback is recognised in both families', () => {
  assert.deepEqual(
    ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '::ffff:10.0.0.1', undefined].map(
      isLoopback,
    ),
    [true, true, true, false, false, false],
  );
});

const facts = {
  requestId: 'abcdefgh-1',
  method: 'GET',
  path: '/villes/fes',
  page: '/villes/[slug]',
  status: 200,
  ms: 0.123456,
  bytes: 4321,
  cache: 'hit',
};

test('a request is one line of JSON', () => {
  const line = requestLine(facts, 1_700_000_000_000);
  assert.equal(line.indexOf('\n'), line.length - 1);
  assert.deepEqual(JSON.parse(line), {
    level: 30,
    time: 1_700_000_000_000,
    ...facts,
    ms: 0.12,
  });
});

test('no path can break the line or make it long', () => {
  for (const path of ['/"}\n{"level":60', '/\u2028', `/${'x'.repeat(5000)}`]) {
    const line = requestLine({ ...facts, path }, 0);
    assert.ok(line.length < 500);
    assert.equal(line.trimEnd().split('\n').length, 1);
    assert.ok(path.startsWith((JSON.parse(line) as { path: string }).path));
  }
});
