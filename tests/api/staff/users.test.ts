import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createClient } from '../../fixtures/site/client';
import { bringPeople, list, problem } from '../../fixtures/people/people';
import { type SignedIn, forget, signIn } from '../../fixtures/people/sign-in';

const ROUNDS = Number(process.env.TEST_ROUNDS ?? 20);
const { admin, adminUser, member, memberUser, visitor, db } = await bringPeople();
const adminPath = ({ id }: { id: string }) => `/api/admin/users/${id}/admin`;

test('the list of users is for admins, with the fields of the specification', async () => {
  assert.equal((await visitor.get('/api/admin/users')).status, 401);
  assert.equal((await member.get('/api/admin/users')).status, 403);
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

test('the current user is answered with isAdmin, and 401 when signed out', async () => {
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

test('isAdmin is the new value: the same twice is the same', async () => {
  const person = await signIn(db, { isAdmin: false });
  for (const isAdmin of [true, true, false, false]) {
    const answer = await admin.put(adminPath(person), { isAdmin });
    assert.equal(answer.status, 200);
    assert.equal((await answer.json()).isAdmin, isAdmin);
  }
  for (const body of [{}, { isAdmin: 'true' }, { isAdmin: 1 }, { isAdmin: true, email: 'a@b.c' }]) {
    assert.equal((await admin.put(adminPath(person), body)).status, 422);
  }
  assert.equal((await admin.put(adminPath({ id: randomUUID() }), { isAdmin: true })).status, 404);
  await forget(db, person);
});

test('nobody removes their own privileges or account, however the id is written', async () => {
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

test('a demoted admin is refused with 403 and a deleted one with 401, at the next call', async () => {
  const person = await signIn(db);
  const client = createClient(undefined, person.cookie);
  assert.equal((await client.get('/api/admin/users?limit=1')).status, 200);
  await admin.put(adminPath(person), { isAdmin: false });
  assert.equal((await client.get('/api/admin/users?limit=1')).status, 403);
  assert.equal((await admin.delete(`/api/admin/users/${person.id}`)).status, 200);
  assert.equal((await client.get('/api/admin/users?limit=1')).status, 401);
  assert.equal(await db.session.count({ where: { userId: person.id } }), 0);
  assert.equal((await admin.delete(`/api/admin/users/${person.id}`)).status, 404);
});

test(`threat 15: last admin: two admins who demote or delete each other ${ROUNDS} times: one remains, always`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await signIn(db), await signIn(db)];
    const fight = ({ cookie }: SignedIn, rival: SignedIn) => {
      const client = createClient(undefined, cookie);
      return round % 2 === 0
        ? client.put(adminPath(rival), { isAdmin: false })
        : client.delete(`/api/admin/users/${rival.id}`);
    };
    const statuses = (await Promise.all([fight(one, other), fight(other, one)])).map(
      ({ status }) => status,
    );
    const left = await db.user.count({
      where: { id: { in: [one.id, other.id] }, isAdmin: true },
    });
    assert.equal(left, 1, `round ${round}: ${statuses.join(', ')}`);
    assert.equal(statuses.filter((status) => status === 200).length, 1);
    await forget(db, one, other);
  }
});
