import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { bringPeople, list } from '../../fixtures/people/people';

const { admin, member, visitor, db } = await bringPeople();
const PATH = '/api/admin/newsletter';
const subscribe = (email: string, active = true) =>
  db.newsletterSubscriber.create({ data: { email, active, consentVersion: 'test' } });

test('subscribers are listed to admins alone, active ones first', async () => {
  const mark = randomUUID();
  await subscribe(`inactive-${mark}@example.org`, false);
  await subscribe(`active-${mark}@example.org`);
  assert.equal((await visitor.get(PATH)).status, 401);
  assert.equal((await member.get(PATH)).status, 403);
  const answer = await admin.get(`${PATH}?q=${mark}`);
  assert.equal(answer.headers.get('x-total-count'), '2');
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  const rows = await list(answer);
  assert.deepEqual(
    rows.map(({ active }) => active),
    [true, false],
  );
  assert.deepEqual(Object.keys(rows[0] ?? {}).toSorted(), [
    'active',
    'email',
    'id',
    'pendingSince',
    'subscribedAt',
  ]);
  await db.newsletterSubscriber.deleteMany({ where: { email: { contains: mark } } });
});

test('a deleted subscriber is gone, and nothing of the address stays', async () => {
  const email = `gone-${randomUUID()}@example.org`;
  const { id } = await subscribe(email);
  assert.equal((await member.delete(`${PATH}/${id}`)).status, 403);
  const answer = await admin.delete(`${PATH}/${id}`);
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), { success: true });
  assert.equal(await db.newsletterSubscriber.count({ where: { email } }), 0);
  assert.equal((await admin.delete(`${PATH}/${id}`)).status, 404);
  const [entry, ...others] = await db.auditEntry.findMany({ where: { entityId: id } });
  assert.deepEqual(others, []);
  assert.equal(entry?.action, 'delete');
  assert.ok(!JSON.stringify(entry).includes(email));
});
