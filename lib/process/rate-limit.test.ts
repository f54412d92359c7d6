import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consume } from './rate-limit';
import { publishSetting } from '@/lib/server/start/settings';

// Nothing listens there: what is shared falls back to this process's own memory.
publishSetting('DATABASE_URL', 'postgresql://postgres@127.0.0.1:1/postgres');

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

test('counts every key apart', async () => {
  assert.equal(await allowed('articleLike', '192.0.2.1 a', 6), 5);
  assert.equal(await allowed('articleLike', '192.0.2.1 b', 6), 5);
});

test('still counts when the database that instances share is down', async () => {
  assert.equal(await allowed('subscribe', '192.0.2.2', 8), 5);
});
