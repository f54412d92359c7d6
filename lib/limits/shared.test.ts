import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishSetting } from '@/lib/front/start/settings';
import { consume } from './rate-limit';

test('still counts when the database that instances share is down', async () => {
  // Nothing listens there: what is shared falls back to this process's own memory.
  publishSetting('DATABASE_URL', 'postgresql://postgres@127.0.0.1:1/postgres');
  const waits = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    waits.push(await consume('subscribe', '192.0.2.2'));
  }
  assert.deepEqual(waits.slice(0, 5), Array(5).fill(undefined));
  assert.ok(waits.slice(5).every((wait) => wait && wait > 0 && wait <= 60));
});
