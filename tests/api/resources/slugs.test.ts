import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { test } from 'node:test';
import { entity } from '../../fixtures/people/people';
import { hasPublication, resources } from '@/lib/entities/registry';
import { KINDS } from '@/lib/entities/resource';
import { resourceNames, samples } from '../../fixtures/data/samples';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';

const { admins: admin, db, create } = await bringStaff();

const published = { publishedAt: '2024-01-01T00:00:00Z' };

for (const name of resourceNames) {
  const path = `/api/admin/${name}`;
  const make = (slug: string) => ({
    ...samples[name](),
    ...(hasPublication(resources[name]) ? published : {}),
    slug,
  });
  const memory = (slug: string) =>
    db.slugHistory.findUnique({ where: { entity_slug: { entity: KINDS[name], slug } } });

  async function createAtOnce(count: number): Promise<void> {
    const { slug } = samples[name]();
    const answers = await Promise.all(
      Array.from({ length: count }, () => untilNotBusy(() => admin.post(path, make(slug)))),
    );
    const statuses = answers.map((answer) => answer.status).toSorted();
    assert.deepEqual(statuses, [201, ...Array(count - 1).fill(409)]);
    const made = await (await admin.get(`/api/${name}?q=${slug}`)).json();
    assert.equal(made.length, 1);
    await admin.delete(`${path}/${made[0].id}`);
  }

  // One constraint for each table; the way to it is the same for all.
  if (name === 'articles') {
    test('threat 17: fifty parallel creates of one slug', () => createAtOnce(50));
  } else {
    test(`${name}: of three creates of one slug at once one is done`, () => createAtOnce(3));
  }

  test(`${name}: former slugs lead to the present one, and a live slug wins`, async () => {
    const base = samples[name]().slug;
    const { id } = await entity(await admin.post(path, make(`${base}-a`)));
    const rename = (slug: string) => admin.put(`${path}/${id}`, make(slug));
    await rename(`${base}-b`);
    await rename(`${base}-c`);
    assert.equal((await memory(`${base}-a`))?.targetId, id);
    assert.equal((await memory(`${base}-b`))?.targetId, id);
    assert.equal(await memory(`${base}-c`), null);

    await rename(`${base}-a`);
    assert.equal(await memory(`${base}-a`), null);
    assert.equal((await memory(`${base}-c`))?.targetId, id);

    const other = await entity(await admin.post(path, make(`${base}-b`)));
    assert.equal(await memory(`${base}-b`), null);

    assert.equal((await admin.delete(`${path}/${id}`)).status, 200);
    for (const slug of [`${base}-a`, `${base}-c`]) {
      const gone = await memory(slug);
      assert.ok(gone && gone.targetId === null, slug);
    }
    await admin.delete(`${path}/${other.id}`);
  });

  test(`${name}: a refused change leaves no memory and no audit line`, async () => {
    const [first, second] = [make(samples[name]().slug), make(samples[name]().slug)];
    const one = await entity(await admin.post(path, first));
    const two = await entity(await admin.post(path, second));
    const lines = await db.auditEntry.count({ where: { entityId: one.id } });
    const refused = await admin.put(`${path}/${one.id}`, { ...first, slug: second.slug });
    assert.equal(refused.status, 409);
    assert.equal(await memory(first.slug), null);
    assert.equal(await db.auditEntry.count({ where: { entityId: one.id } }), lines);
    for (const { id } of [one, two]) await admin.delete(`${path}/${id}`);
  });
}

test('the slug of an article that was never public is not remembered', async () => {
  const { id, payload: draft } = await create('articles');
  await admin.put(`/api/admin/articles/${id}`, { ...draft, slug: `${draft.slug}-2` });
  await admin.delete(`/api/admin/articles/${id}`);
  assert.equal(await db.slugHistory.count({ where: { slug: { startsWith: draft.slug } } }), 0);
});
