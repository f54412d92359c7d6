import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LICENCES_FILE, isAllowed, licencesPage, listPackages } from '@/tools/upkeep/licences.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the list of licences is current', () => {
  assert.equal(readFileSync(LICENCES_FILE, 'utf8'), licencesPage(lock), 'run npm run licences');
});

test('no package is under a licence that nobody agreed to', () => {
  const refused = listPackages(lock).filter(({ licence }) => !isAllowed(licence));
  assert.deepEqual(refused, []);
});

test('one side of OR is enough, AND wants both', () => {
  assert.ok(isAllowed('(MIT OR EUPL-1.1+)'));
  assert.ok(isAllowed('MIT and ISC'));
  assert.ok(!isAllowed('MIT AND GPL-3.0-only'));
  assert.ok(!isAllowed('AGPL-3.0-or-later'));
  assert.ok(!isAllowed('unknown'));
});

test('a part for another system is under the licence of the package that names it', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', license: 'ISC', optionalDependencies: { 'a-win': '1' } },
    'node_modules/a-win': { version: '1.0.0', optional: true },
    'node_modules/b/node_modules/c': { version: '1.0.0', dev: true },
  };
  assert.deepEqual(
    listPackages({ packages }).map(({ name, licence, isDev }) => [name, licence, isDev]),
    [
      ['a', 'ISC', false],
      ['a-win', 'ISC', false],
      ['c', 'unknown', true],
    ],
  );
});
