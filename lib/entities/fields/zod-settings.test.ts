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
  assert.deepEqual(issues, {
    name: '200 characters at most',
    slug: 'Must be a text',
    establishmentId: 'Required',
    semesters: 'Must be 8 at most',
    feeAmount: 'Must be 1 at least',
    feeYear: 'Must be a whole number',
    feeFree: 'Must be yes or no',
    admission: '600 characters at most',
    sources: 'Must be a list',
    languages: 'Must be a list',
    kind: 'Must be one of the choices',
    status: 'Must be one of the choices',
  });
});

test('what is wrong with a field is said once', () => {
  const { error } = programmes.schema.safeParse({ name: '', officialUrl: 'x', publishedAt: 'x' });
  for (const name of ['name', 'officialUrl', 'publishedAt']) {
    assert.equal(error?.issues.filter(({ path }) => path[0] === name).length, 1, name);
  }
});
