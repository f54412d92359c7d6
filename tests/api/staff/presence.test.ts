import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { samples } from '../../fixtures/data/samples';
import { bringPeople, entity } from '../../fixtures/people/people';
import { forget, signIn } from '../../fixtures/people/sign-in';
import { createClient } from '../../fixtures/site/client';

const { admin, member, visitor, db } = await bringPeople();
const otherUser = await signIn(db);
const other = createClient(undefined, otherUser.cookie);
await db.user.update({ where: { id: otherUser.id }, data: { lastName: 'Autre' } });
after(() => forget(db, otherUser));

type Client = typeof admin;

const othersOf = async (who: Client, path: string) => {
  const answer = await who.put(path, undefined);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { others: object[] }).others;
};

async function newRow() {
  const { id } = await entity(await admin.post('/api/admin/cities', samples.cities()));
  return { id, path: `/api/admin/cities/${id}/presence` };
}

test('who has the same row open is told by name alone, and oneself never', async () => {
  const { id, path } = await newRow();
  assert.deepEqual(await othersOf(admin, path), []);
  assert.deepEqual(await othersOf(admin, path), []);
  assert.deepEqual(await othersOf(other, path), [{ name: 'Test' }]);
  assert.deepEqual(await othersOf(admin, path), [{ name: 'Test Autre' }]);
  const elsewhere = await newRow();
  assert.deepEqual(await othersOf(admin, elsewhere.path), []);
  assert.equal(await db.presence.count({ where: { rowId: id } }), 2);
  assert.equal((await other.delete(path)).status, 200);
  assert.deepEqual(await othersOf(admin, path), []);
});

test('whoever was not heard of for a minute, or is no user any more, is not told', async () => {
  const { id, path } = await newRow();
  await othersOf(other, path);
  assert.equal((await othersOf(admin, path)).length, 1);
  const mine = { rowId: id, userId: otherUser.id };
  await db.presence.updateMany({
    where: mine,
    data: { seenAt: new Date(Date.now() - 61_000) },
  });
  assert.deepEqual(await othersOf(admin, path), []);
  await othersOf(other, path);
  assert.equal((await othersOf(admin, path)).length, 1);

  const third = await signIn(db);
  await othersOf(createClient(undefined, third.cookie), path);
  assert.equal((await othersOf(admin, path)).length, 2);
  await forget(db, third);
  assert.equal((await othersOf(admin, path)).length, 1);
});

test('only staff, and only of rows that are there', async () => {
  const { path } = await newRow();
  for (const [who, status] of [
    [visitor, 401],
    [member, 403],
  ] as const) {
    assert.equal((await who.put(path, undefined)).status, status);
    assert.equal((await who.delete(path)).status, status);
  }
  const rowId = randomUUID();
  assert.equal((await admin.put(`/api/admin/cities/${rowId}/presence`, undefined)).status, 404);
  assert.equal(await db.presence.count({ where: { rowId } }), 0);
  assert.equal((await admin.put('/api/admin/cities/new/presence', undefined)).status, 404);
});
