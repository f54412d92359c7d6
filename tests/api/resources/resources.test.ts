import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { resources } from '@/lib/entities/registry';
import { resourceNames, samples } from '../../fixtures/data/samples';
import { bringPeople, entity, list, problem } from '../../fixtures/people/people';

const { admins: admin } = await bringPeople();

for (const name of resourceNames) {
  describe(name, () => {
    const path = `/api/admin/${name}`;

    test('goes round: created, read, changed, deleted (spec 3.2, 6.4, 7.7)', async () => {
      const payload = samples[name]();
      const created = await admin.post(path, payload);
      assert.equal(created.status, 201);
      const row = await entity(created);
      for (const [field, value] of Object.entries(payload)) assert.deepEqual(row[field], value);

      const listed = await list(await admin.get(`/api/${name}`));
      assert.ok(listed.some(({ id }) => id === row.id));

      const changed = await admin.put(`${path}/${row.id}`, {
        ...payload,
        slug: `${payload.slug}-2`,
      });
      assert.equal(changed.status, 200);
      assert.equal((await entity(changed)).slug, `${payload.slug}-2`);

      const deleted = await admin.delete(`${path}/${row.id}`);
      assert.equal(deleted.status, 200);
      assert.deepEqual(await deleted.json(), { success: true });
      assert.equal((await admin.delete(`${path}/${row.id}`)).status, 404);
    });

    test('answers 409 when someone else saved meanwhile, and changes nothing', async () => {
      const payload = samples[name]();
      const row = await entity(await admin.post(path, payload));
      const target = `${path}/${row.id}`;
      const fresh = await admin.put(target, { ...payload, updatedAt: row.updatedAt });
      assert.equal(fresh.status, 200);
      const late = await admin.put(target, {
        ...payload,
        slug: `${payload.slug}-late`,
        updatedAt: row.updatedAt,
      });
      assert.equal(late.status, 409);
      assert.equal((await problem(late)).code, 'edited_meanwhile');
      assert.equal((await admin.put(target, payload)).status, 200);
      await admin.delete(target);
    });

    test('threat 18: slug forms: answers 422 with an issue per field, and stores nothing', async () => {
      const mark = randomUUID();
      const payload = () => ({
        ...samples[name](),
        ...(name === 'calls' ? { note: mark } : { [resources[name].nameField]: mark }),
      });
      const missing = await admin.post(path, {});
      assert.equal(missing.status, 422);
      const { issues } = await problem(missing);
      assert.ok(issues?.some((issue) => issue.path === 'slug'));
      for (const slug of ['../x', 'Fès', 'A-B', 'a--b', 'a/b', '', 'x'.repeat(300)]) {
        const answer = await admin.post(path, { ...payload(), slug });
        assert.equal(answer.status, 422, slug);
      }
      assert.deepEqual(await (await admin.get(`/api/${name}?q=${mark}`)).json(), []);
    });
  });
}
