import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_KEYS, createLimits, neighbourhood, neighbours } from './rate-limit';

const alone = () => createLimits(() => undefined);
const withOthers = (open: Shared) => createLimits(() => open);
type Shared = NonNullable<ReturnType<Parameters<typeof createLimits>[0]>>;

const { consume } = alone();

async function allowed(name: Parameters<typeof consume>[0], key: string, attempts: number) {
  const waits = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) waits.push(await consume(name, key));
  return waits.filter((wait) => wait === undefined).length;
}

test('refuses what comes after the limit and says how long to wait', async () => {
  assert.equal(await allowed('event', '192.0.2.1', 130), 120);
  const wait = await consume('event', '192.0.2.1');
  assert.ok(wait && wait > 0 && wait <= 60, String(wait));
});

test('threat 45: maps that strangers fill: counts are bounded, and what comes again counts on', async () => {
  assert.equal(await allowed('login', '192.0.2.9', 11), 10);
  for (let at = 0; at < 2 * MOST_KEYS; at += 1) {
    await consume('login', `2001:db8::${at.toString(16)}`);
    if (at % 1000 === 0) assert.ok(await consume('login', '192.0.2.9'));
  }
  for (let at = 0; at < MOST_KEYS; at += 1) await consume('login', `2001:db9::${at.toString(16)}`);
  // Its place was taken, as only so many are known.
  assert.equal(await consume('login', '192.0.2.9'), undefined);
});

test('counts every key apart', async () => {
  assert.equal(await allowed('articleLike', '192.0.2.1 a', 6), 5);
  assert.equal(await allowed('articleLike', '192.0.2.1 b', 6), 5);
});

test('a clock that is set back makes no wait longer', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1, 12) });
  assert.equal(await allowed('proposal', '192.0.2.9', 6), 5);
  t.mock.timers.setTime(Date.UTC(2026, 0, 1, 11));
  assert.ok(((await consume('proposal', '192.0.2.9')) ?? 0) <= 60);
});

test('asks for what instances share, and never tells an address', async () => {
  const asked: string[] = [];
  const { consume } = withOthers(({ keyPrefix }) => ({
    async consume(key) {
      asked.push(`${keyPrefix} ${key}`);
      if (asked.length > 1) throw { msBeforeNext: 7000 };
    },
  }));
  assert.equal(await consume('login', '192.0.2.1'), undefined);
  assert.equal(await consume('login', '192.0.2.1'), 7);
  assert.equal(asked.length, 2);
  assert.equal(asked[0], asked[1]);
  assert.match(asked[0] ?? '', /^login\/60 [\w-]{43}$/);
  await consume('event', '192.0.2.1');
  assert.equal(asked.length, 2);
});

test('what is no refusal is an error', async () => {
  const { consume } = withOthers(() => ({ consume: () => Promise.reject(new Error('broken')) }));
  await assert.rejects(consume('adminWrite', 'a'), /broken/);
});

test('networks of one /48 are neighbours, and addresses of one /24 in one neighbourhood', () => {
  for (const [known, neighbour, nearby] of [
    ['2001:db8:1:0::/64', '2001:db8:1', '2001:db8:1'],
    ['2001:db8:1:ffff::/64', '2001:db8:1', '2001:db8:1'],
    ['2001:db8:2:0::/64', '2001:db8:2', '2001:db8:2'],
    ['192.0.2.1', '192.0.2.1', '192.0.2'],
    ['192.0.2.255', '192.0.2.255', '192.0.2'],
    ['unknown', 'unknown', 'unknown'],
  ] as const) {
    assert.deepEqual([neighbours(known), neighbourhood(known)], [neighbour, nearby]);
  }
});

const ROW = 'threat 46: limits shared by neighbours, boxes and domains';

test(`${ROW}: neighbours may do together what five of them may, and others go on`, async () => {
  const { consume, consumeShared } = alone();
  for (let at = 0; at < 50; at += 1) {
    assert.equal(await consumeShared('login', `2001:db8:7:${at}::/64`), undefined);
  }
  const reached = await consumeShared('login', '2001:db8:7:ffff::/64');
  assert.equal(reached?.share, 'nearby');
  assert.ok(reached.seconds > 0 && reached.seconds <= 60);
  assert.equal(await consumeShared('login', '2001:db8:8:0::/64'), undefined);
  assert.equal(await consume('login', '2001:db8:7:ffff::/64'), undefined, 'each counts for itself');
  assert.equal(await consumeShared('event', '2001:db8:7:0::/64'), undefined);
});

test(`${ROW}: the whole site takes only so many, from however many neighbourhoods`, async () => {
  const { consumeShared } = alone();
  const from = (at: number) => consumeShared('subscribe', `198.51.${at}.1`);
  for (let at = 0; at < 150; at += 1) assert.equal(await from(at), undefined);
  assert.equal((await from(150))?.share, 'site');
});
