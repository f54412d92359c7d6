import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gate } from '@/tests/fixtures/running/gate';
import { settle, standingClock } from '@/tests/fixtures/running/standing-clock';
import { type Asker, RenderQueue, WaitingVisitors, turnAway } from './render-queue';

/** Work that ends when it is told to, and tells when it began. */
function held(log: string[] = [], name = '') {
  const { open: end, opened: ended } = gate();
  const work = async () => {
    log.push(name);
    await ended;
    return name;
  };
  return { work, end };
}

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
  await assert.rejects(queue.run(held().work, 'visitor'), { status: 503 });
  void queue.run(async () => undefined, 'behind');
  for (const job of accepted) job.catch(() => undefined);
  assert.equal(queue.state().waiting, 2);
});

test('the estimate follows what renders really take, and nothing else that a turn is used for', async (t) => {
  const { pass } = standingClock(t);
  const queue = new RenderQueue({ firstGuessMs: 0 });
  const work = () => pass(100);
  for (let i = 0; i < 5; i++) await queue.run(work, 'visitor');
  assert.equal(queue.state().averageMs, 0);
  await queue.run(() => queue.measure(work), 'visitor');
  assert.equal(Math.round(queue.state().averageMs), 10);
  for (let i = 0; i < 50; i++) await queue.run(() => queue.measure(work), 'visitor');
  assert.equal(Math.round(queue.state().averageMs), 100);
});

test('who had to wait is answered in time, also when the render then hangs', async (t) => {
  const { pass } = standingClock(t);
  const queue = new RenderQueue({ concurrency: 1 });
  const [blocker, hanging] = [held(), held()];
  void queue.run(blocker.work, 'visitor');
  const refused: string[] = [];
  const asked = (name: string) =>
    queue.run(hanging.work, 'visitor').catch(({ status }: { status: number }) => {
      assert.equal(status, 503);
      refused.push(name);
    });
  const late = asked('starts late');
  await pass(2000);
  const never = asked('never starts');
  blocker.end();
  await pass(500);
  assert.deepEqual(refused, []);
  await pass(100);
  assert.deepEqual(refused, ['starts late']);
  await pass(2000);
  assert.deepEqual(refused, ['starts late', 'never starts']);
  await Promise.all([late, never]);
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

test('addresses take turns, however many wait of one', async () => {
  const queue = new RenderQueue({ concurrency: 1 });
  const log: string[] = [];
  const first = held(log, 'first');
  const running = queue.run(first.work, 'visitor', 'flood');
  const work = (name: string) => async () => void log.push(name);
  const flood = Array.from({ length: 5 }, (_, at) =>
    queue.run(work(`flood ${at}`), 'visitor', 'flood'),
  );
  const others = ['one', 'two'].map((name) => queue.run(work(name), 'visitor', name));
  first.end();
  await Promise.all([running, ...flood, ...others]);
  assert.deepEqual(log.slice(0, 4), ['first', 'flood 0', 'one', 'two']);
});

test('one address has no more than its share of what runs, and others find room', async () => {
  const queue = new RenderQueue({ concurrency: 4, perAsker: 2 });
  const log: string[] = [];
  const jobs = Array.from({ length: 4 }, (_, at) => held(log, `flood ${at}`));
  const results = jobs.map(({ work }) => queue.run(work, 'visitor', 'flood'));
  const other = held(log, 'other');
  const answered = queue.run(other.work, 'visitor', 'other');
  assert.deepEqual(log, ['flood 0', 'flood 1', 'other']);
  const renewed = queue.run(async () => 'renewed', 'behind');
  assert.equal(await renewed, 'renewed');
  for (const { end } of [...jobs, other]) end();
  await Promise.all([...results, answered]);
  assert.equal(queue.state().running, 0);
});

test('an address has one at a time while others ask too', async () => {
  const queue = new RenderQueue({ concurrency: 4, perAsker: 2 });
  await queue.run(async () => undefined, 'visitor', 'flood');
  await queue.run(async () => undefined, 'visitor', 'other');
  const log: string[] = [];
  const jobs = Array.from({ length: 2 }, (_, at) => held(log, `flood ${at}`));
  const results = jobs.map(({ work }) => queue.run(work, 'visitor', 'flood'));
  assert.deepEqual(log, ['flood 0']);
  for (const { end } of jobs) end();
  await Promise.all(results);
});

test('an address that asks too much is turned away after a while, and nobody else is', async (t) => {
  const { pass } = standingClock(t);
  const queue = new RenderQueue({ concurrency: 2, perAsker: 1, mostWaitingOfOne: 3 });
  const jobs = Array.from({ length: 4 }, () => held());
  const results = jobs.map(({ work }) => queue.run(work, 'visitor', 'flood'));
  const refusals: { status: number }[] = [];
  queue
    .run(held().work, 'visitor', 'flood')
    .catch((error: { status: number }) => refusals.push(error));
  assert.equal(await queue.run(async () => 'fine', 'visitor', 'other'), 'fine');
  await pass(990);
  assert.equal(refusals.length, 0, 'at once they would come again');
  await pass(1010);
  assert.equal(refusals[0]?.status, 429);
  for (const { end } of jobs) end();
  await Promise.all(results);
});

test('what somebody else wants too leaves the long line of who asked first', async () => {
  const queue = new RenderQueue({ concurrency: 1 });
  const log: string[] = [];
  const first = held(log, 'first');
  const running = queue.run(first.work, 'visitor', 'flood');
  const works = Array.from({ length: 4 }, (_, at) => async () => void log.push(`flood ${at}`));
  const results = works.map((work) => queue.run(work, 'visitor', 'flood'));
  queue.promote(works[3] as () => Promise<void>, 'other');
  first.end();
  await Promise.all([running, ...results]);
  assert.deepEqual(log, ['first', 'flood 0', 'flood 3', 'flood 1', 'flood 2']);
});

test('whoever leaves while waiting leaves the line, and what has begun goes on', async () => {
  const queue = new RenderQueue({ concurrency: 1, perAsker: 1, mostWaitingOfOne: 1 });
  const log: string[] = [];
  const [first, second] = [held(log, 'first'), held(log, 'second')];
  const running = queue.run(first.work, 'visitor', 'one');
  const waiting = queue.run(second.work, 'visitor', 'one');
  queue.drop(first.work);
  queue.drop(second.work);
  await assert.rejects(waiting, { status: 503 });
  const third = queue.run(async () => 'third', 'visitor', 'one');
  first.end();
  assert.deepEqual(await Promise.all([running, third]), ['first', 'third']);
  assert.deepEqual(log, ['first']);
});

test('whoever is turned away hears so at a moment of their own, and not all at once', async (t) => {
  const { pass } = standingClock(t);
  let told = 0;
  for (let at = 0; at < 100; at += 1) turnAway(2).catch(() => (told += 1));
  await pass(990);
  assert.equal(told, 0);
  let most = 0;
  for (let step = 0; step < 11; step += 1) {
    const before = told;
    await pass(100);
    most = Math.max(most, told - before);
  }
  assert.equal(told, 100);
  assert.ok(most < 50, `${most} in a tenth of a second`);
});

const flooder = (network: number) => `2001:db8:1:${network.toString(16)}::/64`;
const READERS = ['192.0.2.1', '2001:db8:2:1::/64', '2001:db8:3:1::/64'];

function waiting(askers: Asker[]) {
  const visitors = new WaitingVisitors<{ asker: Asker }>(2);
  for (const asker of askers) visitors.add({ asker });
  return visitors;
}

/** Starts them one after the other, each ending before the next. */
function order(visitors: ReturnType<typeof waiting>, count: number): Asker[] {
  return Array.from({ length: count }, () => {
    const job = visitors.next();
    assert.ok(job);
    visitors.delete(job);
    return job.asker;
  });
}

test('four hundred networks of one /48 take the turns of one address', () => {
  const flood = Array.from({ length: 400 }, (_, network) => flooder(network));
  const visitors = waiting([...flood, ...READERS, ...READERS]);
  assert.equal(visitors.before('192.0.2.9'), 4);
  const first = order(visitors, 8);
  assert.deepEqual(
    first.filter((asker) => READERS.includes(asker ?? '')).length,
    6,
    'each of the readers has had both its turns',
  );
  assert.equal(visitors.size, 398);
});

test('networks of one /48 take turns among themselves', () => {
  const visitors = waiting([flooder(1), flooder(1), flooder(1), flooder(2)]);
  assert.deepEqual(order(visitors, 4), [flooder(1), flooder(2), flooder(1), flooder(1)]);
  assert.equal(visitors.size, 0);
  assert.equal(visitors.next(), undefined);
});

test('no more run at once for a /48 than its share, and for others there is room', () => {
  const visitors = waiting([]);
  for (let network = 1; network <= 4; network += 1) {
    assert.ok(visitors.mayRun(flooder(network)), String(network));
    visitors.begin(flooder(network));
  }
  assert.ok(!visitors.mayRun(flooder(5)));
  for (const reader of READERS) assert.ok(visitors.mayRun(reader), reader);
  visitors.end(flooder(2));
  assert.ok(visitors.mayRun(flooder(5)));
});

test('a network of a crowded /48 hears how many come before it', () => {
  const flood = Array.from({ length: 400 }, (_, network) => flooder(network));
  assert.equal(waiting(flood).before(flooder(401)), 400);
  assert.equal(waiting([...READERS, ...READERS]).before(flooder(401)), 3);
});
