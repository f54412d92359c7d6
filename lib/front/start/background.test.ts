import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { createPublicationClock, watchClock } from './background';

const MINUTE = 60_000;
/** The database's clock may be late by so much. */
const MARGIN = 50;

function clock(nextDue: () => Promise<Date | undefined>) {
  let due = 0;
  const made = createPublicationClock(nextDue, () => (due += 1));
  return { ...made, due: () => due };
}
const inMs = (ms: number) => new Date(Date.now() + ms);
const unlessPast = (at: Date) => (at.getTime() > Date.now() ? at : undefined);

test('what is scheduled is announced at its time, once, and not before', async (t) => {
  const { pass } = standingClock(t);
  const at = inMs(1.5 * MINUTE);
  const made = clock(async () => unlessPast(at));
  await pass(1.5 * MINUTE, 1000);
  assert.equal(made.due(), 0);
  await pass(MARGIN);
  assert.equal(made.due(), 1);
  await pass(10 * MINUTE, 1000);
  assert.equal(made.due(), 1);
  made.stop();
});

test('something scheduled for earlier after a change is not missed', async (t) => {
  const { pass } = standingClock(t);
  let at = inMs(10_000);
  const made = clock(async () => unlessPast(at));
  await pass(100);
  at = inMs(20);
  made.look();
  await pass(20 + MARGIN);
  assert.equal(made.due(), 1);
  await pass(MINUTE, 1000);
  assert.equal(made.due(), 1, 'nothing is left of the later date');
  made.stop();
});

for (const [what, next] of [
  ['a far date is looked up', async () => inMs(3_000_000_000)],
  ['a database that does not answer is asked', () => Promise.reject(new Error('ECONNREFUSED'))],
] as const) {
  test(`${what} again and again, and nothing is announced early`, async (t) => {
    const { pass } = standingClock(t);
    let asked = 0;
    const made = clock(() => {
      asked += 1;
      return next();
    });
    await pass(10 * MINUTE, 1000);
    assert.ok(asked >= 10, `${asked} times`);
    assert.equal(made.due(), 0);
    made.stop();
  });
}

test('stopped, it announces nothing more', async (t) => {
  const { pass } = standingClock(t);
  const at = inMs(1000);
  const made = clock(async () => unlessPast(at));
  await pass(100);
  made.look();
  made.stop();
  await pass(MINUTE, 1000);
  assert.equal(made.due(), 0);
});

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
