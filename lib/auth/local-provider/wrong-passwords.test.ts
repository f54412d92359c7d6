import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPasswordTurns } from './start';

function turns() {
  const waits: number[] = [];
  let time = 0;
  const sleep = async (ms: number) => {
    waits.push(ms);
    time += ms;
  };
  return {
    judge: createPasswordTurns({ now: () => time, sleep }),
    waits,
    pass: (ms: number) => (time += ms),
  };
}

test('each wrong password waits longer, up to a bound, and a right one starts anew', async () => {
  const { judge, waits } = turns();
  for (let at = 0; at < 7; at += 1) assert.equal(await judge(() => false), false);
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 4000, 4000]);
  assert.equal(await judge(() => true), true);
  await judge(() => false);
  assert.equal(waits.at(-1), 250);
});

test('after ten quiet minutes wrong ones are forgotten', async () => {
  const { judge, waits, pass } = turns();
  await judge(() => false);
  pass(11 * 60_000);
  await judge(() => false);
  assert.deepEqual(waits, [250, 250]);
});

test('those who guess at once wait for each other, and too many are not compared', async () => {
  const { judge, waits } = turns();
  const answers = await Promise.all(Array.from({ length: 20 }, () => judge(() => false)));
  assert.equal(answers.filter((answer) => answer === undefined).length, 12);
  assert.equal(waits.length, 8);
  assert.equal(await judge(() => true), true);
});
