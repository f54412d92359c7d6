import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPublication, resources } from '@/lib/entities/registry';
import { bringStaff } from '../../fixtures/data/rows';
import { resourceNames, samples } from '../../fixtures/data/samples';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';
import { entity, list, problem } from '../../fixtures/people/people';

const { admin, admins, visitor, db, create } = await bringStaff();

const read = async (name: string, id: string) =>
  entity(await admin.get(`/api/admin/${name}/${id}`));
const remove = async (name: string, id: string) =>
  assert.equal((await admins.delete(`/api/admin/${name}/${id}`)).status, 200);
const act = (action: string, name: string, ...ids: string[]) =>
  admins.post(`/api/admin/${name}/bulk`, { action, ids });
const restore = async (name: string, id: string) => {
  const answer = await act('restore', name, id);
  assert.equal(answer.status, 200, await answer.clone().text());
};
const refused = async (answer: Response) => {
  assert.equal(answer.status, 422);
  return ((await problem(answer)).issues ?? [])[0]?.message;
};
const PUBLISHED = { publishedAt: '2024-01-01T00:00:00.000Z' };

for (const name of resourceNames) {
  test(`${name}: what is deleted waits in the trash, and comes back as it was`, async () => {
    const published = hasPublication(resources[name]) ? PUBLISHED : {};
    const made = await create(name, published);
    const before = await read(name, made.id);
    await remove(name, made.id);
    assert.equal((await admin.get(`/api/admin/${name}/${made.id}`)).status, 404);
    const path = `/api/admin/${name}/trash?q=${made.slug}`;
    const [trashed] = await list(await admin.get(path));
    assert.deepEqual([trashed?.id, trashed?.slug], [made.id, made.slug]);
    assert.deepEqual(await list(await visitor.get(`/api/${name}?q=${made.slug}`)), []);

    await restore(name, made.id);
    const { updatedAt: _, ...after } = await read(name, made.id);
    const { updatedAt: __, ...was } = before;
    assert.deepEqual(after, was);
    assert.deepEqual(await list(await admin.get(path)), []);
    const actions = await list(await admin.get(`/api/admin/${name}/${made.id}/revisions`));
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['restore', 'create'],
    );

    await remove(name, made.id);
    assert.equal((await act('purge', name, made.id)).status, 200);
    assert.deepEqual(await list(await admin.get(path)), []);
    assert.equal(await db.revision.count({ where: { entityId: made.id } }), 0);
    const lost = await act('restore', name, made.id);
    assert.equal(await refused(lost), 'Is not in the trash any more');
  });
}

test('counters, the day of creation, the page and the old addresses come back', async () => {
  const made = await create('articles', PUBLISHED);
  await db.article.update({ where: { id: made.id }, data: { viewCount: 41, likeCount: 7 } });
  const was = await db.article.findUniqueOrThrow({ where: { id: made.id } });
  const slug = `${made.slug}-2`;
  await admin.put(`/api/admin/articles/${made.id}`, { ...samples.articles(), slug });
  const page = (one: string) => visitor.get(`/master-maroc/${one}`);
  assert.deepEqual([(await page(slug)).status, (await page(made.slug)).status], [200, 308]);
  await remove('articles', made.id);
  const gone = await page(slug);
  assert.deepEqual([gone.status, (await page(made.slug)).status], [410, 410]);
  assert.match(await gone.text(), /Cette page a été retirée du guide/);
  const sitemap = await (await visitor.get('/sitemap/1.xml')).text();
  assert.ok(!sitemap.includes(slug));

  await restore('articles', made.id);
  assert.deepEqual([(await page(slug)).status, (await page(made.slug)).status], [200, 308]);
  const now = await db.article.findUniqueOrThrow({ where: { id: made.id } });
  assert.deepEqual([now.viewCount, now.likeCount, now.createdAt], [41, 7, was.createdAt]);
});

test('whatever named a row names it again, also what lay in the trash itself meanwhile', async () => {
  const category = await create('categories');
  const other = await create('categories');
  const [stays, moved, leaves] = [
    await create('articles', { categoryId: category.id }),
    await create('articles', { categoryId: category.id }),
    await create('articles', { categoryId: category.id }),
  ];
  const master = await create('programmes', { categoryIds: [category.id] });
  await remove('categories', category.id);
  assert.equal((await read('articles', stays.id)).categoryId, null);
  assert.deepEqual((await read('programmes', master.id)).categoryIds, []);
  await admin.put(`/api/admin/articles/${moved.id}`, {
    ...samples.articles(),
    slug: moved.slug,
    categoryId: other.id,
  });
  await remove('articles', leaves.id);

  await restore('categories', category.id);
  await restore('articles', leaves.id);
  assert.equal((await read('articles', stays.id)).categoryId, category.id);
  assert.equal((await read('articles', moved.id)).categoryId, other.id);
  assert.equal((await read('articles', leaves.id)).categoryId, category.id);
  assert.deepEqual((await read('programmes', master.id)).categoryIds, [category.id]);

  await remove('articles', stays.id);
  await remove('categories', category.id);
  await restore('articles', stays.id);
  assert.equal((await read('articles', stays.id)).categoryId, null);
  await restore('categories', category.id);
  assert.equal((await read('articles', stays.id)).categoryId, category.id);
});

test('what a restored row cannot be without must come back first', async () => {
  const school = await create('establishments');
  const master = await create('programmes', { establishmentId: school.id });
  const call = await create('calls', { establishmentId: school.id, programmeIds: [master.id] });
  await remove('calls', call.id);
  await remove('programmes', master.id);
  await remove('establishments', school.id);
  const words = await refused(await act('restore', 'programmes', master.id));
  assert.equal(
    words,
    'Establishment: the establishment that stood here was deleted: restore that first',
  );
  await restore('establishments', school.id);
  // Without its master it would be a call for all of them.
  const ofCall = await refused(await act('restore', 'calls', call.id));
  assert.equal(
    ofCall,
    'Masters it is for: the master that stood here was deleted: restore that first',
  );
  await restore('programmes', master.id);
  await restore('calls', call.id);
  assert.deepEqual((await read('calls', call.id)).programmeIds, [master.id]);
});

test('a slug that was taken meanwhile is told, and nothing is half done', async () => {
  const first = await create('cities');
  await remove('cities', first.id);
  const second = await create('cities', { slug: first.slug });
  const third = await create('cities');
  await remove('cities', third.id);
  const answer = await act('restore', 'cities', first.id, third.id);
  const words = `Another city has the slug “${first.slug}” by now: change that one first`;
  assert.equal(await refused(answer), words);
  assert.equal((await admin.get(`/api/admin/cities/${third.id}`)).status, 404);
  await remove('cities', second.id);
  await restore('cities', first.id);
});

test('of two who restore one row at once, one is told', async () => {
  const { id } = await create('cities');
  await remove('cities', id);
  const ask = () => untilNotBusy(() => act('restore', 'cities', id));
  const answers = await Promise.all([ask(), ask()]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422]);
});

test('emptying the trash leaves what was deleted after', async () => {
  const path = '/api/admin/calls/trash';
  assert.equal((await admin.delete(path)).status, 422);
  const [one, later] = [await create('calls'), await create('calls')];
  await remove('calls', one.id);
  const [trashed] = await list(await admin.get(`${path}?q=${one.slug}`));
  await remove('calls', later.id);
  const until = encodeURIComponent(String(trashed?.deletedAt));
  assert.equal((await admin.delete(`${path}?until=${until}`)).status, 200);
  assert.deepEqual(await list(await admin.get(`${path}?q=${one.slug}`)), []);
  assert.equal((await list(await admin.get(`${path}?q=${later.slug}`))).length, 1);
  await act('purge', 'calls', later.id);
});
