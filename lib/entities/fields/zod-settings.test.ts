import assert from 'node:assert/strict';
import { test } from 'node:test';
import { programmes } from '@/lib/entities/programme';

const said = (fields: object) =>
  Object.fromEntries(
    (programmes.schema.safeParse(fields).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('a rule without words of its own is told in plain ones', () => {
  const issues = said({
    ...{ name: 'x'.repeat(201), slug: 5, establishmentId: null, semesters: 9, feeAmount: 0 },
    ...{ feeYear: 1.5, feeFree: 'x', admission: 'x'.repeat(601), sources: 'x', languages: 'fr' },
  });
  assert.deepEqual(
    [issues.name, issues.slug, issues.establishmentId, issues.semesters, issues.feeAmount],
    [
      '200 characters at most',
      'Must be a text',
      'Required',
      'Must be 8 at most',
      'Must be 1 at least',
    ],
  );
  assert.deepEqual(
    [issues.feeYear, issues.feeFree, issues.admission, issues.sources, issues.languages],
    [
      ...['Must be a whole number', 'Must be yes or no', '600 characters at most'],
      ...['Must be a list', 'Must be a list'],
    ],
  );
});

test('what is wrong with a field is said once', () => {
  const { error } = programmes.schema.safeParse({ name: '', officialUrl: 'x', publishedAt: 'x' });
  for (const name of ['name', 'officialUrl', 'publishedAt']) {
    assert.equal(error?.issues.filter(({ path }) => path[0] === name).length, 1, name);
  }
});
