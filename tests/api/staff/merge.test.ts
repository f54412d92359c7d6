import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { bringStaff } from '../../fixtures/data/rows';
import { samples } from '../../fixtures/data/samples';
import { badFields, entity, problem } from '../../fixtures/people/people';

const { create, admin, admins, visitor, db } = await bringStaff();

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
});

test('a call that others made one for all masters meanwhile stays so when a merge is undone', async () => {
  const school = await create('establishments');
  const establishmentId = school.id;
  const [old, heir] = [
    await create('programmes', { establishmentId }),
    await create('programmes', { establishmentId }),
  ];
  const [kept, opened, other] = [
    await create('calls', { establishmentId, programmeIds: [old.id] }),
    await create('calls', { establishmentId, programmeIds: [old.id] }),
    await create('calls', { establishmentId, programmeIds: [old.id, heir.id] }),
  ];
  assert.deepEqual(await (await merge('programmes', old.id, heir.id)).json(), { changed: 3 });
  for (const { id } of [opened, other]) {
    const { slug, title } = await read('calls', id);
    const payload = { ...samples.calls(), slug, title, establishmentId, programmeIds: [] };
    assert.equal((await admin.put(`/api/admin/calls/${id}`, payload)).status, 200);
  }
  const moved = await read('calls', kept.id);
  assert.equal((await undo('programmes', old.id)).status, 200);
  const back = await read('calls', kept.id);
  assert.deepEqual(back.programmeIds, [old.id]);
  assert.notEqual(back.updatedAt, moved.updatedAt);
  for (const { id } of [opened, other])
    assert.deepEqual((await read('calls', id)).programmeIds, []);
});

test('calls of another establishment stand in the way, in words', async () => {
  const schools = [await create('establishments'), await create('establishments')];
  const [old, heir] = [
    await create('programmes', { establishmentId: schools[0]?.id }),
    await create('programmes', { establishmentId: schools[1]?.id }),
  ];
  const mine = { establishmentId: schools[0]?.id, programmeIds: [old.id] };
  const call = await create('calls', mine);
  const answer = await merge('programmes', old.id, heir.id);
  assert.equal(answer.status, 422);
  assert.deepEqual((await problem(answer)).issues, [
    { path: 'programmeIds', message: 'A call is for masters of its own establishment' },
  ]);
  assert.deepEqual((await read('calls', call.id)).programmeIds, [old.id]);
});

test('what readers propose for a master is about its heir, until the merge is undone', async () => {
  const school = await create('establishments');
  const establishmentId = school.id;
  const [old, heir] = [
    await create('programmes', { establishmentId }),
    await create('programmes', { establishmentId }),
  ];
  const { id } = await db.proposal.create({
    data: {
      kind: 'correction',
      programmeId: old.id,
      what: 'Trois semestres',
      sourceUrl: 'https://example.org/',
    },
  });
  const about = async () => (await db.proposal.findUniqueOrThrow({ where: { id } })).programmeId;
  await merge('programmes', old.id, heir.id);
  assert.equal(await about(), heir.id);
  await undo('programmes', old.id);
  assert.equal(await about(), old.id);
  await db.proposal.delete({ where: { id } });
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
  assert.equal((await read('universities', university.id)).cityId, id);
});
