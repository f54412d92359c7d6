import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { entity, list, problem } from '../../fixtures/people/people';
import { bringStaff } from '../../fixtures/data/rows';
import { samples } from '../../fixtures/data/samples';

const { create, admins: admin, visitor, db } = await bringStaff();
const changesOf = async (entityId: string, action: string) => {
  const where = { entityId, action };
  const line = await db.auditEntry.findFirstOrThrow({ where, orderBy: { at: 'desc' } });
  return line.changes as Record<string, { before: unknown; after: unknown }>;
};

test('links are written with their row, told of in the log, and left alone when they stay', async () => {
  const categories = [await create('categories'), await create('categories')];
  const [one, other] = categories.map(({ id }) => id) as [string, string];
  const payload = { ...samples.programmes(), categoryIds: [one] };
  const row = await create('programmes', payload);
  assert.deepEqual(row.categoryIds, [one]);
  const path = `/api/admin/programmes/${row.id}`;

  const both = await admin.put(path, { ...payload, categoryIds: [other, one] });
  assert.deepEqual((await entity(both)).categoryIds, [one, other].toSorted());
  assert.deepEqual(await changesOf(row.id, 'update'), {
    categoryIds: { before: [one], after: [one, other].toSorted() },
  });
  const versions = () => db.$queryRaw`
    SELECT xmin::text FROM programme_categories WHERE programme_id = ${row.id}::uuid`;
  const before = await versions();
  const same = await admin.put(path, { ...payload, categoryIds: [one, other], semesters: 2 });
  assert.equal(same.status, 200);
  assert.deepEqual(await versions(), before);

  const refused = await admin.put(path, { ...payload, name: 'Autre', categoryIds: [randomUUID()] });
  assert.equal(refused.status, 422);
  const kept = await entity(await admin.get(path));
  assert.deepEqual([kept.name, kept.categoryIds], [row.name, [one, other].toSorted()]);

  assert.equal((await admin.delete(`/api/admin/categories/${one}`)).status, 200);
  assert.deepEqual((await changesOf(one, 'delete')).programmes, { before: 1, after: 0 });
  assert.deepEqual((await entity(await admin.get(path))).categoryIds, [other]);
});

test('what others cannot be without is not deleted, and the answer says how many they are', async () => {
  const university = await create('universities');
  const establishment = await create('establishments', { universityId: university.id });
  const programme = await create('programmes', { establishmentId: establishment.id });
  await create('calls', { establishmentId: establishment.id, programmeIds: [programme.id] });
  for (const [path, holders] of [
    [`universities/${university.id}`, 'Establishments: 1'],
    [`establishments/${establishment.id}`, 'Masters: 1, Calls: 1'],
    [`programmes/${programme.id}`, 'Calls: 1'],
  ] as const) {
    const answer = await admin.delete(`/api/admin/${path}`);
    assert.equal(answer.status, 409, path);
    const { code, message } = await problem(answer);
    assert.equal(code, 'in_use');
    assert.ok(message.includes(`(${holders})`), message);
    assert.equal((await admin.get(`/api/admin/${path}`)).status, 200);
  }
});

test('an internal note never leaves the back-office', async () => {
  const note = `secret${randomUUID().slice(0, 8)}`;
  const establishment = await create('establishments', { internalNote: note });
  const published = { internalNote: note, publishedAt: '2026-01-01T00:00:00Z' };
  const programme = await create('programmes', { ...published, establishmentId: establishment.id });
  await create('calls', { establishmentId: establishment.id, programmeIds: [programme.id] });
  assert.equal(programme.internalNote, note, 'staff edit it');
  const narrowed = `establishment=${establishment.slug}`;
  for (const path of [
    `/api/programmes?${narrowed}`,
    `/api/programmes?${narrowed}&fields=card`,
    `/api/programmes/slug/${programme.slug}`,
    `/api/establishments?q=${establishment.slug}`,
    `/api/calls?${narrowed}`,
    '/api/universities',
  ]) {
    for (const who of [visitor, admin]) {
      const answer = await who.get(path);
      assert.equal(answer.status, 200, path);
      const text = await answer.text();
      assert.ok(text.length > 50 && !text.includes(note) && !text.includes('internalNote'), path);
    }
  }
  assert.deepEqual(await list(await visitor.get(`/api/programmes?q=${note}`)), []);
  assert.deepEqual(await list(await admin.get(`/api/establishments?q=${note}`)), []);
});
