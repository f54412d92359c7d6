import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { badFields, entity } from '../../fixtures/people/people';
import { bringStaff } from '../../fixtures/data/rows';

const { admin, create } = await bringStaff();
const target = (name: string, { id }: { id: string }) => `/api/admin/${name}/${id}`;

const REFERENCES = [
  ['articles', 'categoryId', 'categories'],
  ['articles', 'cityId', 'cities'],
  ['articles', 'universityId', 'universities'],
  ['universities', 'cityId', 'cities'],
  ['establishments', 'cityId', 'cities'],
] as const;

for (const [name, field, other] of REFERENCES) {
  test(`threat 16: deleting what is referenced, creating against what is deleted: ${name}.${field}`, async () => {
    const referenced = await create(other);
    const row = await create(name, { [field]: referenced.id });
    const { payload } = row;
    assert.equal(row[field], referenced.id);
    const none = await entity(await admin.put(target(name, row), { ...payload, [field]: null }));
    assert.equal(none[field], null);
    const again = await entity(await admin.put(target(name, row), payload));
    assert.equal(again[field], referenced.id);

    assert.equal((await admin.delete(target(other, referenced))).status, 200);
    const read = await (await admin.get(`/api/${name}?q=${payload.slug}`)).json();
    assert.deepEqual([read[0].id, read[0][field]], [row.id, null]);

    for (const id of [referenced.id, randomUUID()]) {
      const change = { ...payload, [field]: id };
      const updated = await admin.put(target(name, row), change);
      assert.equal(updated.status, 422);
      assert.deepEqual(await badFields(updated), [field]);
      const created = await admin.post(`/api/admin/${name}`, { ...change, slug: randomUUID() });
      assert.equal(created.status, 422);
      assert.deepEqual(await badFields(created), [field]);
    }
  });
}
