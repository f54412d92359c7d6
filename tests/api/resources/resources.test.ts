import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { resources } from '@/lib/entities/registry';
import { resourceNames, samples } from '../../fixtures/data/samples';
import { bringPeople, entity, problem } from '../../fixtures/people/people';

const { admins: admin } = await bringPeople();

for (const name of resourceNames) {
  describe(name, () => {
    const path = `/api/admin/${name}`;

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
