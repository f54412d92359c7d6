import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringPeople, entity } from '../../fixtures/people/people';
import { resourceNames, samples } from '../../fixtures/data/samples';

const { admin } = await bringPeople();

/** As the forms of any browser send what was left empty. */
const OPTIONAL: Record<(typeof resourceNames)[number], string[]> = {
  articles: ['imageUrl', 'categoryId', 'cityId', 'universityId'],
  universities: ['websiteUrl', 'cityId', 'status'],
  categories: [],
  cities: [],
  establishments: ['acronym', 'cityId', 'websiteUrl', 'applyUrl', 'description', 'internalNote'],
  programmes: [
    ...['originalTitle', 'rhythm', 'semesters', 'admission', 'requirements', 'officialUrl'],
    ...['verifiedOn', 'internalNote', 'options', 'format', 'documents', 'selectivity'],
    ...['applyUrl', 'feeNote'],
  ],
  calls: ['opensOn', 'closesOn', 'applyUrl', 'note'],
  sources: ['title', 'via', 'lastSeenOn'],
  rules: ['sector', 'kind', 'rhythm', 'since'],
};

for (const name of resourceNames) {
  if (OPTIONAL[name].length === 0) continue;
  test(`an optional field of ${name} that is sent empty is none (spec 5.5)`, async () => {
    const path = `/api/admin/${name}`;
    const empty = Object.fromEntries(OPTIONAL[name].map((field) => [field, '']));
    const created = await admin.post(path, { ...samples[name](), ...empty });
    assert.equal(created.status, 201);
    const row = await entity(created);
    for (const field of OPTIONAL[name]) assert.equal(row[field], null, field);
    await admin.delete(`${path}/${row.id}`);
  });
}
