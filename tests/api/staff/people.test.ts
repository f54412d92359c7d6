import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { bringPeople, list, problem } from '../../fixtures/people/people';

const { admin, adminUser, member, memberUser, visitor, db, bring } = await bringPeople();
const adminPath = ({ id }: { id: string }) => `/api/admin/users/${id}/admin`;

test('the list of users has the fields of the specification (spec 3.4, 6.5)', async () => {
  const answer = await admin.get(`/api/admin/users?q=${memberUser.email}`);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  const [user, ...others] = await list(answer);
  assert.deepEqual(others, []);
  assert.deepEqual(
    Object.keys(user ?? {}).toSorted(),
    [
      ...['createdAt', 'email', 'firstName', 'id', 'isAdmin', 'lastName', 'profileImageUrl'],
      'isEditor',
    ].toSorted(),
  );
});

test('the current user is answered with isAdmin, and 401 when signed out (spec 7.6)', async () => {
  for (const [who, isAdmin] of [
    [admin, true],
    [member, false],
  ] as const) {
    assert.equal((await (await who.get('/api/auth/user')).json()).isAdmin, isAdmin);
  }
  const refused = await visitor.get('/api/auth/user');
  assert.equal(refused.status, 401);
  assert.equal((await problem(refused)).message, 'Unauthorized');
  assert.equal(refused.headers.get('cache-control'), 'private, no-store');
});

test('isAdmin is the new value: the same twice is the same (spec 7.8)', async () => {
  const person = await bring({ isAdmin: false });
  for (const isAdmin of [true, true, false, false]) {
    const answer = await admin.put(adminPath(person), { isAdmin });
    assert.equal(answer.status, 200);
    assert.equal((await answer.json()).isAdmin, isAdmin);
  }
  for (const body of [{}, { isAdmin: 'true' }, { isAdmin: 1 }, { isAdmin: true, email: 'a@b.c' }]) {
    assert.equal((await admin.put(adminPath(person), body)).status, 422);
  }
  const nobody = randomUUID();
  assert.equal((await admin.put(adminPath({ id: nobody }), { isAdmin: true })).status, 404);
  assert.equal((await admin.delete(`/api/admin/users/${nobody}`)).status, 404);
});

test('nobody removes their own privileges or account, however the id is written (spec 5.10)', async () => {
  for (const id of [adminUser.id, adminUser.id.toUpperCase()]) {
    const demotion = await admin.put(adminPath({ id }), { isAdmin: false });
    assert.equal(demotion.status, 403);
    assert.equal((await problem(demotion)).message, 'You cannot remove your own admin privileges');
    const deletion = await admin.delete(`/api/admin/users/${id}`);
    assert.equal(deletion.status, 403);
    assert.equal((await problem(deletion)).message, 'You cannot delete your own account');
  }
  assert.equal((await db.user.findUnique({ where: { id: adminUser.id } }))?.isAdmin, true);
});

const SUBSCRIBERS = '/api/admin/newsletter';
const subscribe = (email: string, active = true) =>
  db.newsletterSubscriber.create({ data: { email, active, consentVersion: 'test' } });

test('subscribers are listed, active ones first (spec 3.5, 6.6)', async () => {
  const mark = randomUUID();
  await subscribe(`inactive-${mark}@example.org`, false);
  await subscribe(`active-${mark}@example.org`);
  const answer = await admin.get(`${SUBSCRIBERS}?q=${mark}`);
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

test('a deleted subscriber is gone, and nothing of the address stays (spec 6.6, 7.9)', async () => {
  const email = `gone-${randomUUID()}@example.org`;
  const { id } = await subscribe(email);
  const answer = await admin.delete(`${SUBSCRIBERS}/${id}`);
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), { success: true });
  assert.equal(await db.newsletterSubscriber.count({ where: { email } }), 0);
  assert.equal((await admin.delete(`${SUBSCRIBERS}/${id}`)).status, 404);
  const [entry, ...others] = await db.auditEntry.findMany({ where: { entityId: id } });
  assert.deepEqual(others, []);
  assert.equal(entry?.action, 'delete');
  assert.ok(!JSON.stringify(entry).includes(email));
});
