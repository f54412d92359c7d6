import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { ResourceName } from '@/lib/resources/resource';
import { samples } from '../../fixtures/data/samples';
import { badFields, bringPeople, entity } from '../../fixtures/people/people';

const { admin, admins, member, visitor, db } = await bringPeople();

const create = async (name: ResourceName, part: object = {}) =>
  entity(await admins.post(`/api/admin/${name}`, { ...samples[name](), ...part }));
const read = async (name: string, id: string) =>
  entity(await admin.get(`/api/admin/${name}/${id}`));
const remove = (name: string, id: string) => admins.delete(`/api/admin/${name}/${id}`);
const merge = (name: string, id: string, into: string) =>
  admins.post(`/api/admin/${name}/${id}/merge`, { into });
const undo = (name: string, id: string) =>
  admins.post(`/api/admin/${name}/bulk`, { action: 'restore', ids: [id] });
const usesOf = async (name: string, id: string) =>
  (await (await admin.get(`/api/admin/${name}/${id}/uses`)).json()) as object[];

test('a category says who names it; another takes them over, address included, and Undo undoes all', async () => {
  const [old, heir] = [await create('categories'), await create('categories')];
  const article = await create('articles', { categoryId: old.id });
  const one = await create('programmes', { categoryIds: [old.id] });
  const both = await create('programmes', { categoryIds: [old.id, heir.id] });
  assert.deepEqual(await usesOf('categories', old.id), [
    { resource: 'articles', field: 'categoryId', count: 1, isNeeded: false },
    { resource: 'programmes', field: 'categoryIds', count: 2, isNeeded: false },
  ]);
  const answer = await merge('categories', old.id, heir.id);
  assert.deepEqual(await answer.json(), { changed: 3 });
  assert.equal((await read('articles', article.id)).categoryId, heir.id);
  for (const { id } of [one, both]) {
    assert.deepEqual((await read('programmes', id)).categoryIds, [heir.id]);
  }
  const page = await visitor.get(`/specialisations/${old.slug}`);
  assert.deepEqual(
    [page.status, page.headers.get('location')],
    [308, `/specialisations/${heir.slug}`],
  );
  const [revision] = await db.revision.findMany({
    where: { entityId: article.id },
    orderBy: { number: 'desc' },
  });
  assert.deepEqual([revision?.action, revision?.fields], ['merge', ['categoryId']]);

  assert.equal((await undo('categories', old.id)).status, 200);
  assert.equal((await read('articles', article.id)).categoryId, old.id);
  assert.deepEqual((await read('programmes', one.id)).categoryIds, [old.id]);
  const again = (await read('programmes', both.id)).categoryIds as string[];
  assert.deepEqual(again.toSorted(), [old.id, heir.id].toSorted());
  assert.equal((await visitor.get(`/specialisations/${old.slug}`)).status, 200);
  await remove('articles', article.id);
  for (const { id } of [one, both]) await remove('programmes', id);
  for (const { id } of [old, heir]) await remove('categories', id);
});

test('what masters need cannot be deleted, but another establishment can take them and the calls', async () => {
  const [old, heir] = [await create('establishments'), await create('establishments')];
  const master = await create('programmes', { establishmentId: old.id });
  const call = await create('calls', { establishmentId: old.id, programmeIds: [master.id] });
  assert.equal((await remove('establishments', old.id)).status, 409);
  const uses = await usesOf('establishments', old.id);
  assert.deepEqual(
    uses.map((use) => (use as { isNeeded: boolean }).isNeeded),
    [true, true],
  );
  assert.equal((await merge('establishments', old.id, heir.id)).status, 200);
  assert.equal((await read('programmes', master.id)).establishmentId, heir.id);
  assert.equal((await read('calls', call.id)).establishmentId, heir.id);
  assert.equal((await admin.get(`/api/admin/establishments/${old.id}`)).status, 404);
  await remove('calls', call.id);
  await remove('programmes', master.id);
  await remove('establishments', heir.id);
});

test('nobody takes over from themselves, and nothing goes to what is not there', async () => {
  const { id } = await create('cities');
  const university = await create('universities', { cityId: id });
  for (const into of [id, randomUUID()]) {
    const answer = await merge('cities', id, into);
    assert.equal(answer.status, 422);
    assert.deepEqual(await badFields(answer), ['into']);
  }
  assert.equal((await merge('cities', randomUUID(), id)).status, 404);
  const path = `/api/admin/cities/${id}`;
  for (const [who, status] of [
    [visitor, 401],
    [member, 403],
  ] as const) {
    assert.equal((await who.get(`${path}/uses`)).status, status);
    assert.equal((await who.post(`${path}/merge`, { into: id })).status, status);
  }
  assert.equal((await read('universities', university.id)).cityId, id);
  await remove('universities', university.id);
  await remove('cities', id);
});
