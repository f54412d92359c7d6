import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstablishment, readEstablishments } from './read';

const FILE = 'ibn-zohr/encg-agadir.json';

const whole = readEstablishments().find(({ slug }) => slug === 'encg-agadir');
const refused = (change: object) => () =>
  parseEstablishment(JSON.stringify({ ...whole, ...change }), FILE);
const refusedProgramme = (change: object) =>
  refused({ programmes: [{ ...whole?.programmes[0], ...change }] });

test('an empty text is refused, and the error names the file and the field', () => {
  assert.throws(refused({ acronym: '' }), /encg-agadir\.json: acronym: Required/);
});

test('an amount without its year is refused', () => {
  const fees = { amount: 14_000, per: 'an' };
  assert.throws(
    refusedProgramme({ fees }),
    /encg-agadir\.json: programmes\.0\.fees: Must be free, or/,
  );
});

test('a published programme without a https source is refused', () => {
  const sources = [{ publisher: 'Journal', url: 'http://journal.ma', kind: 'presse' }];
  assert.throws(
    refusedProgramme({ published: true, sources }),
    /programmes\.0\.sources: A published programme has a source/,
  );
});

test('an official page that does not stand first is refused', () => {
  const officialUrl = 'https://encg-agadir.ac.ma/master';
  assert.throws(refusedProgramme({ officialUrl }), /stands first among the sources/);
});

test('a translated title without its original is refused', () => {
  assert.throws(refusedProgramme({ titleTranslated: true }), /programmes\.0\.originalTitle/);
});

test('a date without its notice is refused', () => {
  const calls = [{ academicYear: '2026-2027', closesOn: '2026-09-15' }];
  assert.throws(refused({ calls }), /encg-agadir\.json: calls\.0\.source/);
});

test('a name of file or folder that is not the slug is refused', () => {
  assert.throws(refused({ slug: 'encg-dakhla' }), /encg-agadir\.json: slug/);
  assert.throws(refused({ universitySlug: 'cadi-ayyad' }), /encg-agadir\.json: universitySlug/);
});

test('what is not JSON is refused by its name', () => {
  assert.throws(() => parseEstablishment('{', FILE), /encg-agadir\.json: is not JSON/);
});
