import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { samples } from '../../fixtures/data/samples';
import { bringPeople, entity } from '../../fixtures/people/people';

const { admin, admins, member, visitor, db, adminUser } = await bringPeople();

type Kept = { draft: { values: object; basedOn: string | null } | null };
const NEW = '/api/admin/articles/draft';
const read = async (path: string) => (await (await admin.get(path)).json()) as Kept;

test('what was typed is kept for the person and the row, and for nobody else', async () => {
  const city = await entity(await admin.post('/api/admin/cities', samples.cities()));
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

test('only staff, only fields of the form, and only what can be stored', async () => {
  const values = { title: 'Un titre' };
  for (const [who, status] of [
    [visitor, 401],
    [member, 403],
  ] as const) {
    assert.equal((await who.get(NEW)).status, status);
    assert.equal((await who.put(NEW, { values })).status, status);
    assert.equal((await who.delete(NEW)).status, status);
  }
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
