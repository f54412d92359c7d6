import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createWaker } from './waker';

function waking(start: () => Promise<void> = () => Promise.resolve()) {
  const done: string[] = [];
  const starts = mock.fn(start);
  const waker = createWaker({ start: starts, patienceMs: 10_000 });
  return { waker, done, starts, hold: (name: string) => waker.hold(() => void done.push(name)) };
}

test('React is fetched once, however often it is needed', () => {
  const { waker, starts } = waking();
  waker.wake();
  waker.wake();
  assert.equal(starts.mock.callCount(), 1);
});

test('what was held is done once and in order, when React is there', () => {
  const { waker, done, hold } = waking();
  waker.wake();
  for (const name of ['menu', 'like', 'menu']) hold(name);
  assert.deepEqual(done, []);
  waker.awake();
  waker.awake();
  assert.deepEqual(done, ['menu', 'like', 'menu']);
  assert.equal(waker.isHolding(), false);
});

test('after ten seconds it is done without React, and not again when React comes late', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { waker, done, hold } = waking();
  waker.wake();
  hold('send');
  t.mock.timers.tick(9_999);
  assert.deepEqual(done, []);
  t.mock.timers.tick(1);
  assert.deepEqual(done, ['send']);
  assert.equal(waker.isHolding(), false);
  waker.awake();
  assert.deepEqual(done, ['send']);
});

test('a script that is gone is not waited for', async () => {
  const { waker, done, hold } = waking(() => Promise.reject(new Error('404')));
  waker.wake();
  hold('send');
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(done, ['send']);
  assert.equal(waker.isHolding(), false);
});

test('what is done again is not held again', () => {
  const { waker } = waking();
  const seen: boolean[] = [];
  waker.wake();
  waker.hold(() => void seen.push(waker.isHolding()));
  waker.awake();
  assert.deepEqual(seen, [false]);
});
