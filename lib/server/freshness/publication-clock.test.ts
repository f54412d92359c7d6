import assert from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import { eventually } from '@/tests/fixtures/running/eventually';
import { createPublicationClock } from './publication-clock';

const log = pino({ level: 'silent' });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const inMs = (ms: number) => new Date(Date.now() + ms);

function clock(nextDue: () => Promise<Date | undefined>, checkMs = 500) {
  let due = 0;
  const made = createPublicationClock({ nextDue, onDue: () => (due += 1), log, checkMs });
  return { ...made, due: () => due };
}

test('what is scheduled is announced at its time, once, and not before', async () => {
  const at = inMs(60);
  const made = clock(async () => (at.getTime() > Date.now() ? at : undefined));
  await wait(40);
  assert.equal(made.due(), 0);
  await wait(150);
  assert.equal(made.due(), 1);
  made.stop();
});

test('something scheduled for earlier after a change is not missed', async () => {
  let at: Date | undefined = inMs(10_000);
  const made = clock(async () => at);
  await wait(10);
  at = inMs(20);
  made.look();
  await wait(20);
  setTimeout(() => (at = undefined), 20);
  await wait(150);
  assert.ok(made.due() >= 1);
  made.stop();
});

test('a far date is looked up again and again, never announced early', async () => {
  let asked = 0;
  const made = clock(async () => {
    asked += 1;
    return inMs(3_000_000_000);
  }, 20);
  await eventually(async () => assert.ok(asked > 2));
  assert.equal(made.due(), 0);
  made.stop();
});

test('a database that does not answer is asked again', async () => {
  let asked = 0;
  const made = clock(() => {
    asked += 1;
    return Promise.reject(new Error('ECONNREFUSED'));
  }, 20);
  await eventually(async () => assert.ok(asked > 2));
  assert.equal(made.due(), 0);
  made.stop();
});
