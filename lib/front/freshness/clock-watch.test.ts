import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { watchClock } from '@/lib/front/start/background';

const HOUR = 3_600_000;

test('a clock that is set is told of once, and in which direction; one that runs is not', (t) => {
  mock.timers.enable({ apis: ['setInterval'] });
  let [wall, steady] = [Date.UTC(2026, 0, 1), 1000];
  t.mock.method(Date, 'now', () => wall);
  t.mock.method(performance, 'now', () => steady);
  t.after(() => mock.timers.reset());
  const set: number[] = [];
  const watch = watchClock((by) => set.push(by));
  const pass = (wallMs: number) => {
    wall += wallMs;
    steady += 1000;
    mock.timers.tick(1000);
  };
  pass(1000);
  pass(1900);
  assert.deepEqual(set, []);
  pass(1000 + HOUR);
  pass(1000);
  pass(1000 - HOUR);
  pass(1000);
  assert.deepEqual(set, [HOUR, -HOUR]);
  watch.stop();
  pass(HOUR);
  assert.equal(set.length, 2);
});
