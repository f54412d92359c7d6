import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { resourceNames, samples } from '../../fixtures/data/samples';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { KINDS } from '@/lib/entities/resource';
import { applyImport, exportCsv } from '../../fixtures/data/import';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';
import { entity, problem } from '../../fixtures/people/people';

const { admin, admins, adminUser, db, create } = await bringStaff();

type Revision = { id: string; action: string; actorId: string | null; fields: string[] };
type Whole = Revision & { row: Record<string, unknown>; previous: Record<string, unknown> | null };
const target = (name: string, id: string) => `/api/admin/${name}/${id}`;
const revisionsOf = async (name: string, id: string) =>
  (await (await admin.get(`${target(name, id)}/revisions`)).json()) as Revision[];
const whole = async (name: string, id: string, revision: string) =>
  (await (await admin.get(`${target(name, id)}/revisions/${revision}`)).json()) as Whole;
const restore = async (name: string, id: string, revision = '', seenAt?: string) => {
  const updatedAt = seenAt ?? (await entity(await admins.get(target(name, id)))).updatedAt;
  return admins.post(`${target(name, id)}/revisions/${revision}/restore`, { updatedAt });
};

for (const name of resourceNames) {
  test(`${name}: every save is a revision, and restoring one is another (spec 3.2, 6.4, 7.7)`, async () => {
    const { id, payload } = await create(name);
    const slug = `${payload.slug}-2`;
    await admins.put(target(name, id), { ...payload, slug });
    await admins.put(target(name, id), { ...payload, slug });
    const [update, created] = await revisionsOf(name, id);
    assert.deepEqual([update?.action, update?.fields], ['update', ['slug']]);
    assert.equal(created?.action, 'create');
    const seen = await whole(name, id, update?.id ?? '');
    assert.deepEqual([seen.row.slug, seen.previous?.slug], [slug, payload.slug]);
    const line = await db.auditEntry.findUniqueOrThrow({ where: { id: seen.id } });
    assert.deepEqual([line.entity, line.entityId, line.action], [KINDS[name], id, 'update']);

    const back = await restore(name, id, created?.id);
    assert.equal(back.status, 200);
    const row = await entity(back);
    for (const [field, value] of Object.entries(payload)) assert.deepEqual(row[field], value);
    const actions = (await revisionsOf(name, id)).map(({ action }) => action);
    assert.deepEqual(actions, ['restore', 'update', 'create']);
  });
}

test('only what belongs to the row can be read and restored', async () => {
  const { id } = await entity(await admin.post('/api/admin/cities', samples.cities()));
  const other = await create('cities');
  const [revision] = await revisionsOf('cities', id);
  assert.equal(revision?.actorId, adminUser.id);
  const elsewhere = `${target('cities', other.id)}/revisions/${revision?.id}`;
  assert.equal((await admin.get(elsewhere)).status, 404);
  const { updatedAt } = other;
  assert.equal((await admin.post(`${elsewhere}/restore`, { updatedAt })).status, 404);
  assert.equal((await admin.get(`${target('categories', id)}/revisions`)).status, 404);
});

test('what was there before the first revision is kept with it', async () => {
  const { id, name } = await db.city.create({
    data: { name: 'Ancienne', slug: `ville-${randomUUID()}` },
  });
  await admin.put(target('cities', id), { name: 'Nouvelle', slug: `ville-${randomUUID()}` });
  const [, beginning] = await revisionsOf('cities', id);
  assert.deepEqual([beginning?.action, beginning?.actorId], ['beginning', null]);
  assert.equal((await whole('cities', id, beginning?.id ?? '')).row.name, name);
  assert.equal((await entity(await restore('cities', id, beginning?.id))).name, name);
});

test('a withdrawn or published article stays so when an older text is restored', async () => {
  const { id, payload } = await create('articles');
  const publishedAt = '2024-01-01T00:00:00.000Z';
  await admin.put(target('articles', id), { ...payload, title: 'Publié', publishedAt });
  const revisions = await revisionsOf('articles', id);
  const row = await entity(await restore('articles', id, revisions.at(-1)?.id));
  assert.deepEqual([row.title, row.publishedAt], [payload.title, publishedAt]);
});

test('a category that is gone, and a slug that is taken, are both told, and nothing is changed', async () => {
  const category = await create('categories');
  const { id, payload } = await create('articles', { categoryId: category.id });
  const moved = { ...payload, slug: `${payload.slug}-2`, categoryId: null };
  await admin.put(target('articles', id), moved);
  await create('articles', { slug: payload.slug });
  await admin.delete(target('categories', category.id));
  const first = (await revisionsOf('articles', id)).at(-1);
  const answer = await restore('articles', id, first?.id);
  assert.equal(answer.status, 409);
  const { code, issues = [] } = await problem(answer);
  assert.equal(code, 'cannot_restore');
  assert.deepEqual(issues, [
    { path: 'categoryId', message: 'Category: the category that stood here was deleted' },
    { path: 'slug', message: `Slug: “${payload.slug}” belongs to another article by now` },
  ]);
  const row = await entity(await admin.get(target('articles', id)));
  assert.equal(row.slug, moved.slug);
});

test('of two who restore at once, one is told that the other was first', async () => {
  const { id, payload } = await create('cities');
  const { updatedAt } = await entity(
    await admin.put(target('cities', id), { ...payload, name: 'Autre' }),
  );
  const first = (await revisionsOf('cities', id)).at(-1);
  const ask = () => untilNotBusy(() => restore('cities', id, first?.id, updatedAt));
  const answers = await Promise.all([ask(), ask()]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const actions = (await revisionsOf('cities', id)).map(({ action }) => action);
  assert.deepEqual(actions, ['restore', 'update', 'create']);
});

test('many at once and an import leave a revision for each row that they change', async () => {
  const { id, payload } = await create('programmes');
  await admin.post('/api/admin/programmes/bulk', { action: 'publish', ids: [id] });
  const lines = (await exportCsv(admin, 'programmes')).split('\r\n');
  const mine = lines.filter((line, at) => at === 0 || line.includes(payload.slug));
  await applyImport(
    admin,
    'programmes',
    mine.join('\r\n').replace('Une note interne', 'Une note importée'),
  );
  const [imported, published] = await revisionsOf('programmes', id);
  assert.deepEqual([imported?.action, imported?.fields], ['import', ['internalNote']]);
  assert.deepEqual([published?.action, published?.fields], ['publish', ['publishedAt']]);
  const { row } = await whole('programmes', id, imported?.id ?? '');
  assert.deepEqual([row.internalNote, row.sources], ['Une note importée.', payload.sources]);
});

test('a hundred stay whole; then days, then months, and the beginning', async () => {
  const { id, payload } = await create('cities');
  const day = (back: number) => new Date(Date.UTC(2026, 0, 31) - back * 86_400_000);
  await db.revision.createMany({
    data: Array.from({ length: 99 }, (_, at) => ({
      id: randomUUID(),
      entity: 'city',
      entityId: id,
      actorLabel: 'x',
      action: 'update',
      // Three a day, the newest last.
      at: day(33 - Math.floor(at / 3)),
      row: { name: `${at}` },
    })),
  });
  assert.equal((await revisionsOf('cities', id)).length, 100);
  await admin.put(target('cities', id), { ...payload, name: 'La centième et unième' });
  const left = await revisionsOf('cities', id);
  assert.equal(left.at(-1)?.action, 'create');
  const names = await db.revision.findMany({
    where: { entityId: id },
    orderBy: { number: 'desc' },
  });
  const kept = names.map(({ row }) => (row as { name: string }).name);
  assert.deepEqual(
    kept.slice(1, 50),
    Array.from({ length: 49 }, (_, at) => `${98 - at}`),
  );
  const older = kept.slice(50, -1).map(Number);
  assert.ok(
    older.every((name) => name % 3 === 2 && name < 50),
    `${older}`,
  );
  assert.ok(older.length >= 8 && left.length < 75, `${older.length} of ${left.length}`);
});

test('the database itself refuses to change a revision', async () => {
  const { id } = await db.revision.findFirstOrThrow({ select: { id: true } });
  await assert.rejects(() => db.revision.update({ where: { id }, data: { action: 'x' } }));
});
