import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factNames } from './entity';
import { entities } from './registry';

const FACTS = {
  programmes: [
    ...['name', 'originalTitle', 'kind', 'status', 'establishmentId', 'formerId'],
    ...['languages', 'rhythm', 'alsoRhythms', 'semesters', 'options', 'format', 'officialUrl'],
    ...['admission', 'admissionModes', 'requirements', 'documents', 'selectivity', 'places'],
    ...['applyUrl', 'feeFree', 'feeAmount', 'feePer', 'feeYear', 'feeNote'],
  ],
  calls: [
    ...['establishmentId', 'academicYear', 'opensOn', 'closesOn'],
    ...['applyUrl', 'note', 'programmeIds'],
  ],
  establishments: ['name', 'acronym', 'type', 'universityId', 'cityId', 'websiteUrl', 'applyUrl'],
  universities: ['name', 'cityId', 'websiteUrl', 'status', 'recognisedYear'],
} as const;

for (const [name, facts] of Object.entries(FACTS)) {
  test(`what is a fact of ${name} is what somebody can be asked the source of`, () => {
    assert.deepEqual(factNames(entities[name as keyof typeof FACTS]), facts);
  });
}

test('articles, categories, cities, sources and rules are the words of the site, of which nothing is a fact', () => {
  for (const name of ['articles', 'categories', 'cities', 'sources', 'rules'] as const) {
    assert.deepEqual(factNames(entities[name]), []);
  }
});
