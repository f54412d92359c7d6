import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { forgetUnconfirmed } from './unconfirmed';

const UNTIL = new Date('2026-10-01T00:00:00.000Z');
const LATER = new Date(UNTIL.getTime() + 1);

onDatabase('forgetting who did not confirm', ({ db, pool }) => {
  test('takes the addresses that waited for too long, and keeps what tells that somebody left', async () => {
    const row = { active: false, consentVersion: 'test' };
    await db.newsletterSubscriber.createMany({
      data: [
        { ...row, email: 'late@example.org', pendingSince: UNTIL, confirmations: 5 },
        { ...row, email: 'young@example.org', pendingSince: LATER },
        { ...row, email: 'left@example.org', pendingSince: UNTIL, unsubscribedAt: UNTIL },
        { ...row, email: 'gone@example.org', pendingSince: UNTIL, refusedAt: UNTIL },
        { ...row, email: 'active@example.org', active: true },
      ],
    });
    assert.equal(await forgetUnconfirmed(UNTIL, pool), 1);
    const left = await db.newsletterSubscriber.findMany({ orderBy: { email: 'asc' } });
    assert.deepEqual(
      left.map(({ email, active, pendingSince }) => [email, active, pendingSince]),
      [
        ['active@example.org', true, null],
        ['gone@example.org', false, null],
        ['left@example.org', false, null],
        ['young@example.org', false, LATER],
      ],
    );
  });

  test('the database refuses a subscriber who is active and waits for a click', async () => {
    const data = { email: 'both@example.org', consentVersion: 'test', pendingSince: LATER };
    await assert.rejects(db.newsletterSubscriber.create({ data }), /pending_since_check/);
  });
});
