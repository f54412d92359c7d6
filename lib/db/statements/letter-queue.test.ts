import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { dueLetter, subscribeMany } from '@/tests/fixtures/data/letters';
import { openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { DAY, MINUTE, ago, ahead } from '@/tests/fixtures/running/moments';
import {
  claimRecipient,
  claimStatement,
  endRecipient,
  markHandedOver,
  nextDueMs,
  postponeRecipient,
  startDueLetters,
} from './letter-queue';

const COUNT = 2000;

const own = await openOwnDatabase();
const { db } = own;
after(() => own.close());

test('what is due next is told when it is soon, however long ago it was due', async () => {
  assert.equal(await nextDueMs(), undefined, 'there is no letter');
  const id = await dueLetter(db);
  const sendAt = (at: Date) => db.letter.update({ where: { id }, data: { sendAt: at } });
  await sendAt(ago(365 * DAY));
  assert.equal(await nextDueMs(), 0);
  await sendAt(ahead(DAY));
  assert.equal(await nextDueMs(), undefined);
  await sendAt(ahead(MINUTE));
  const ms = await nextDueMs();
  assert.ok(ms !== undefined && ms <= MINUTE, String(ms));
  await db.letter.delete({ where: { id } });
});

test('everybody gets a row with the start, and a claim sorts none of the others', async () => {
  await subscribeMany(db, COUNT);
  const letterId = await dueLetter(db);
  await startDueLetters();
  assert.equal(await db.letterRecipient.count({ where: { letterId } }), COUNT);
  await db.$executeRaw`ANALYZE letter_recipients`;
  const lines = await db.$queryRaw<{ 'QUERY PLAN': string }[]>`EXPLAIN ${claimStatement(1000)}`;
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  assert.match(plan, /Index (?:Only )?Scan using letter_recipients_open/);
  for (let n = 0; n < 20; n += 1) assert.ok(await claimRecipient(60_000));
});

test('whose claim ran out and was taken over hands nothing over, and writes down nothing', async () => {
  const claimed = await claimRecipient(60_000);
  assert.ok(claimed);
  const { id } = claimed;
  const claim = randomUUID();
  await db.letterRecipient.update({ where: { id }, data: { claim } });
  assert.equal(await markHandedOver(claimed, 60_000), false);
  await endRecipient(claimed, { state: 'failed', reason: '550 Gone' });
  await postponeRecipient(claimed, 1000, '451 Later');
  const row = await db.letterRecipient.findUniqueOrThrow({ where: { id } });
  assert.deepEqual([row.state, row.reason, row.claim], ['claimed', null, claim]);
  assert.equal(await markHandedOver({ ...claimed, claim }, 60_000), true);
});

test('what was handed over when its letter was stopped is not tried again', async () => {
  const claimed = await claimRecipient(60_000);
  assert.ok(claimed && (await markHandedOver(claimed, 60_000)));
  await db.letter.update({
    where: { id: claimed.letterId },
    data: { state: 'stopped', endedAt: new Date() },
  });
  await postponeRecipient(claimed, 1000, '451 Later');
  const { state, reason } = await db.letterRecipient.findUniqueOrThrow({
    where: { id: claimed.id },
  });
  assert.deepEqual([state, reason], ['stopped', '451 Later']);
});
