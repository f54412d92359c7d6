import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { forget } from '../../fixtures/people/sign-in';
import { ago, MINUTE } from '../../fixtures/running/moments';
import { createClient } from '../../fixtures/site/client';

const { admin, admins, adminUser, db, create, bring } = await bringStaff();
const otherUser = await bring();
const other = createClient(undefined, otherUser.cookie);
await db.user.update({ where: { id: otherUser.id }, data: { lastName: 'Autre' } });

type Client = typeof admin;

const othersOf = async (who: Client, path: string) => {
  const answer = await who.put(path, undefined);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { others: object[] }).others;
};

async function newRow() {
  const { id } = await create('cities');
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
    data: { seenAt: ago(2 * MINUTE) },
  });
  assert.deepEqual(await othersOf(admin, path), []);
  await othersOf(other, path);
  assert.equal((await othersOf(admin, path)).length, 1);

  const third = await bring();
  await othersOf(createClient(undefined, third.cookie), path);
  assert.equal((await othersOf(admin, path)).length, 2);
  await forget(db, third);
  assert.equal((await othersOf(admin, path)).length, 1);
});

test('nobody has a row open that is not there', async () => {
  const rowId = randomUUID();
  assert.equal((await admin.put(`/api/admin/cities/${rowId}/presence`, undefined)).status, 404);
  assert.equal(await db.presence.count({ where: { rowId } }), 0);
  assert.equal((await admin.put('/api/admin/cities/new/presence', undefined)).status, 404);
});

type Kept = { draft: { values: object; basedOn: string | null } | null };
const NEW = '/api/admin/articles/draft';
const read = async (path: string) => (await (await admin.get(path)).json()) as Kept;

test('what was typed is kept for the person and the row, and for nobody else', async () => {
  const city = await create('cities');
  const path = `/api/admin/cities/${city.id}/draft`;
  assert.deepEqual(await read(path), { draft: null });
  const values = { name: 'À moit', slug: '' };
  const basedOn = city.updatedAt;
  assert.equal((await admin.put(path, { values, basedOn })).status, 200);
  const { draft } = await read(path);
  assert.deepEqual([draft?.values, draft?.basedOn], [values, basedOn]);
  assert.deepEqual(await (await admins.get(path)).json(), { draft: null });
  assert.deepEqual(await read('/api/admin/cities/draft'), { draft: null });
  assert.deepEqual(await read(`/api/admin/categories/${city.id}/draft`), { draft: null });

  await admin.put(path, { values: { name: 'À moitié' } });
  assert.deepEqual((await read(path)).draft?.values, { name: 'À moitié' });
  assert.equal((await admin.delete(path)).status, 200);
  assert.deepEqual(await read(path), { draft: null });

  await admin.put(path, { values });
  await admin.delete(`/api/admin/cities/${city.id}`);
  await admin.post('/api/admin/cities/bulk', { action: 'purge', ids: [city.id] });
  assert.equal(await db.draft.count({ where: { userId: adminUser.id, entity: 'city' } }), 0);
});

test('a draft has only fields of the form, and only what can be stored', async () => {
  const values = { title: 'Un titre' };
  for (const bad of [
    { values: { isAdmin: true } },
    { values: { title: 'x'.repeat(200_001) } },
    { values: { title: 'a\u0000b' } },
    { values: { title: 7 } },
    { values: { sources: [{ 'a\u0000b': 'x' }] } },
    { values: { sources: [{ '\ud800': 'x' }] } },
    { values, userId: randomUUID() },
    { values, basedOn: 'yesterday' },
    {},
  ]) {
    assert.equal((await admin.put(NEW, bad)).status, 422, JSON.stringify(bad).slice(0, 80));
  }
  assert.equal(
    (await admin.put(`/api/admin/articles/${randomUUID()}/draft`, { values })).status,
    404,
  );
  assert.deepEqual(await read(NEW), { draft: null });
});
