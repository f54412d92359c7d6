import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { DAY, ago } from '@/tests/fixtures/running/moments';
import { forgetOldRows } from './table';

const own = await openOwnDatabase();
after(() => own.close());

test('addresses that nobody confirmed go, and what tells that somebody left stays', async () => {
  const { newsletterSubscriber } = own.db;
  const row = { active: false, consentVersion: 'test' };
  const [late, young] = [ago(400 * DAY), ago(DAY)];
  await newsletterSubscriber.createMany({
    data: [
      { ...row, email: 'late@example.org', pendingSince: late, confirmations: 5 },
      { ...row, email: 'young@example.org', pendingSince: young },
      { ...row, email: 'left@example.org', pendingSince: late, unsubscribedAt: late },
      { ...row, email: 'gone@example.org', pendingSince: late, refusedAt: late },
      { ...row, email: 'active@example.org', active: true },
    ],
  });
  await forgetOldRows();
  const left = await newsletterSubscriber.findMany({ orderBy: { email: 'asc' } });
  assert.deepEqual(
    left.map(({ email, active, pendingSince }) => [email, active, pendingSince]),
    [
      ['active@example.org', true, null],
      ['gone@example.org', false, null],
      ['left@example.org', false, null],
      ['young@example.org', false, young],
    ],
  );
});

test('the database refuses a subscriber who is active and waits for a click', async () => {
  const data = { email: 'both@example.org', consentVersion: 'test', pendingSince: ago(DAY) };
  await assert.rejects(own.db.newsletterSubscriber.create({ data }), /pending_since_check/);
});

test('drafts and open rows that nobody came back to go, and those of today stay', async () => {
  const { id: userId } = await own.db.user.create({ data: { email: 'staff@example.org' } });
  const [old, rowId] = [randomUUID(), randomUUID()];
  const draft = { userId, entity: 'city', values: {} };
  const presence = { userId, entity: 'city' };
  await own.db.draft.createMany({
    data: [
      { ...draft, place: old, savedAt: ago(91 * DAY) },
      { ...draft, place: rowId, savedAt: ago(89 * DAY) },
    ],
  });
  await own.db.presence.createMany({
    data: [
      { ...presence, rowId: old, seenAt: ago(2 * DAY) },
      { ...presence, rowId },
    ],
  });
  await forgetOldRows();
  const drafts = await own.db.draft.findMany();
  const presences = await own.db.presence.findMany();
  assert.deepEqual(
    [drafts, presences].map((rows) => rows.length),
    [1, 1],
  );
  assert.deepEqual([drafts[0]?.place, presences[0]?.rowId], [rowId, rowId]);
});
