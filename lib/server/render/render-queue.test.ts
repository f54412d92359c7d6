import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Overloaded, RenderQueue } from './render-queue';

/** Work that ends when it is told to, and tells when it began. */
function held(log: string[] = [], name = '') {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = async () => {
    log.push(name);
    await ended;
    return name;
  };
  return { work, end };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('no more run at once than may, and the next starts when one ends', async () => {
  const queue = new RenderQueue({ concurrency: 2 });
  const log: string[] = [];
  const jobs = ['a', 'b', 'c'].map((name) => held(log, name));
  const results = jobs.map(({ work }) => queue.run(work, 'visitor'));
  assert.deepEqual(log, ['a', 'b']);
  assert.equal(queue.state().waiting, 1);
  jobs[0]?.end();
  await results[0];
  await settle();
  assert.deepEqual(log, ['a', 'b', 'c']);
  for (const job of jobs) job.end();
  assert.deepEqual(await Promise.all(results), ['a', 'b', 'c']);
});

test('visitors go before renewals, renewals before warm-up, whatever came first', async () => {
  const queue = new RenderQueue({ concurrency: 1 });
  const log: string[] = [];
  const first = held(log, 'first');
  const running = queue.run(first.work, 'visitor');
  const rest = (['warm-up', 'behind', 'visitor'] as const).map((name) =>
    queue.run(async () => void log.push(name), name),
  );
  first.end();
  await Promise.all([running, ...rest]);
  assert.deepEqual(log, ['first', 'visitor', 'behind', 'warm-up']);
});

test('warm-up waits until nothing else runs', async () => {
  const queue = new RenderQueue({ concurrency: 4 });
  const log: string[] = [];
  const visitor = held(log, 'visitor');
  const running = queue.run(visitor.work, 'visitor');
  const warm = queue.run(async () => void log.push('warm-up'), 'warm-up');
  await settle();
  assert.deepEqual(log, ['visitor']);
  visitor.end();
  await Promise.all([running, warm]);
  assert.deepEqual(log, ['visitor', 'warm-up']);
});

test('a visitor who would wait too long is turned away at once, renewals are not', async () => {
  const queue = new RenderQueue({ concurrency: 1, maxWaitMs: 100, firstGuessMs: 60 });
  const blocker = held();
  const accepted = [blocker, held(), held()].map(({ work }) => queue.run(work, 'visitor'));
  await assert.rejects(queue.run(held().work, 'visitor'), Overloaded);
  void queue.run(async () => undefined, 'behind');
  for (const job of accepted) job.catch(() => undefined);
  assert.equal(queue.state().waiting, 2);
});

test('the estimate follows what renders really take, and nothing else that a turn is used for', async () => {
  const queue = new RenderQueue({ firstGuessMs: 0 });
  const work = () => new Promise((resolve) => setTimeout(resolve, 20));
  for (let i = 0; i < 5; i++) await queue.run(work, 'visitor');
  assert.equal(queue.state().averageMs, 0);
  for (let i = 0; i < 5; i++) await queue.run(() => queue.measure(work), 'visitor');
  assert.ok(queue.state().averageMs > 5, String(queue.state().averageMs));
});

test('who had to wait is answered in time, also when the render then hangs', async () => {
  const queue = new RenderQueue({ concurrency: 1, patienceMs: 30 });
  const blocker = held();
  void queue.run(blocker.work, 'visitor');
  const hanging = held();
  const neverStarted = queue.run(hanging.work, 'visitor');
  const startedLate = queue.run(hanging.work, 'visitor');
  await assert.rejects(neverStarted, Overloaded);
  await assert.rejects(startedLate, Overloaded);
  assert.equal(queue.state().waiting, 0);
});

test('a render that fails frees its place', async () => {
  const queue = new RenderQueue({ concurrency: 1 });
  await assert.rejects(
    queue.run(() => Promise.reject(new Error('broken')), 'visitor'),
    /broken/,
  );
  assert.equal(await queue.run(async () => 'fine', 'visitor'), 'fine');
});
