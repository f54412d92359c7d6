import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { hasPublication, resources } from '@/lib/entities/registry';
import { KINDS } from '@/lib/entities/resource';
import { bringStaff } from '../../fixtures/data/rows';
import { resourceNames, samples } from '../../fixtures/data/samples';
import { badFields, list, problem } from '../../fixtures/people/people';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';

const { admins: admin, db, create } = await bringStaff();

for (const name of resourceNames) {
  const path = `/api/admin/${name}`;
  const published = hasPublication(resources[name])
    ? { publishedAt: '2024-01-01T00:00:00Z' }
    : undefined;
  const make = (slug: string) => ({ ...samples[name](), ...published, slug });
  const memory = (slug: string) =>
    db.slugHistory.findUnique({ where: { entity_slug: { entity: KINDS[name], slug } } });

  async function createAtOnce(count: number): Promise<void> {
    const { slug } = samples[name]();
    const answers = await Promise.all(
      Array.from({ length: count }, () => untilNotBusy(() => admin.post(path, make(slug)))),
    );
    const statuses = answers.map((answer) => answer.status).toSorted();
    assert.deepEqual(statuses, [201, ...Array(count - 1).fill(409)]);
    const [made, ...others] = await list(await admin.get(`/api/${name}?q=${slug}`));
    assert.deepEqual(others, []);
    await admin.delete(`${path}/${made?.id}`);
  }

  // One constraint for each table; the way to it is the same for all.
  if (name === 'articles') {
    test('threat 17: fifty parallel creates of one slug', () => createAtOnce(50));
  } else {
    test(`${name}: of three creates of one slug at once one is done`, () => createAtOnce(3));
  }

  test(`${name}: former slugs lead to the present one, and a live slug wins`, async () => {
    const { id, slug: base } = await create(name, published);
    const rename = (slug: string) => admin.put(`${path}/${id}`, make(slug));
    await rename(`${base}-b`);
    await rename(`${base}-c`);
    assert.equal((await memory(base))?.targetId, id);
    assert.equal((await memory(`${base}-b`))?.targetId, id);
    assert.equal(await memory(`${base}-c`), null);

    await rename(base);
    assert.equal(await memory(base), null);
    assert.equal((await memory(`${base}-c`))?.targetId, id);

    await create(name, make(`${base}-b`));
    assert.equal(await memory(`${base}-b`), null);

    assert.equal((await admin.delete(`${path}/${id}`)).status, 200);
    for (const slug of [base, `${base}-c`]) {
      const gone = await memory(slug);
      assert.ok(gone && gone.targetId === null, slug);
    }
  });

  test(`${name}: a change that is late, or takes another’s slug, leaves no memory and no audit line`, async () => {
    const [row, other] = [await create(name, published), await create(name, published)];
    const { updatedAt, payload } = row;
    const put = (change: object) => admin.put(`${path}/${row.id}`, { ...payload, ...change });
    assert.equal((await put({ updatedAt })).status, 200);
    const lines = () => db.auditEntry.count({ where: { entityId: row.id } });
    const before = await lines();
    for (const [change, code] of [
      [{ slug: other.slug }, 'duplicate'],
      [{ slug: `${row.slug}-late`, updatedAt }, 'edited_meanwhile'],
    ] as const) {
      const refused = await put(change);
      assert.deepEqual([refused.status, (await problem(refused)).code], [409, code]);
      assert.equal(await memory(row.slug), null);
      assert.equal(await lines(), before);
    }
    assert.equal((await put({})).status, 200, 'who names no version is late for nothing');
  });

  test(`threat 18: slug forms: ${name} answer 422 with an issue per field, and store nothing`, async () => {
    const mark = randomUUID();
    const marked = { [name === 'calls' ? 'note' : resources[name].nameField]: mark };
    assert.ok((await badFields(await admin.post(path, {}))).includes('slug'));
    for (const slug of ['../x', 'Fès', 'A-B', 'a--b', 'a/b', '', 'x'.repeat(300)]) {
      const answer = await admin.post(path, { ...samples[name](), ...marked, slug });
      assert.equal(answer.status, 422, slug);
    }
    assert.deepEqual(await list(await admin.get(`/api/${name}?q=${mark}`)), []);
  });
}

test('the slug of an article that was never public is not remembered', async () => {
  const { id, payload: draft } = await create('articles');
  await admin.put(`/api/admin/articles/${id}`, { ...draft, slug: `${draft.slug}-2` });
  await admin.delete(`/api/admin/articles/${id}`);
  assert.equal(await db.slugHistory.count({ where: { slug: { startsWith: draft.slug } } }), 0);
});
