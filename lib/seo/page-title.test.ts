import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fittingDescription, placedTitle, withSiteName } from './page-title';

test('a description is of a length that search engines show, whatever an editor wrote', () => {
  for (const text of ['', 'Court', 'Court.', 'x'.repeat(69), 'mot '.repeat(100), 'm'.repeat(400)]) {
    const { length } = fittingDescription(text);
    assert.ok(length >= 70 && length <= 160, `${text.slice(0, 10)}: ${length}`);
  }
  assert.match(fittingDescription('Une école'), /^Une école\. Universités/);
});

test('a description of the right length stays as it is', () => {
  const text = 'Une description qui dit tout ce qu’il faut savoir de la page, ni plus ni moins.';
  assert.equal(fittingDescription(text), text);
});

test('the name of the site follows a title where there is room', () => {
  assert.match(withSiteName('Villes'), /^Villes \| /);
  assert.equal(withSiteName('t'.repeat(60)), 't'.repeat(60));
});

test('a long name is cut before its place, and a place of any length leaves room for the name', () => {
  assert.equal(placedTitle('Executive MBA', 'ISCAE'), 'Executive MBA – ISCAE');
  const long = placedTitle('Master Audit et ingénierie comptable et financière', 'FSJES Fès');
  assert.match(long, /^Master Audit et ingénierie comptable et…? – FSJES Fès$/);
  assert.ok(placedTitle('n '.repeat(30).trim(), 'p '.repeat(90)).length <= 60);
  assert.equal(placedTitle('n'.repeat(61), 'Fès'), `${'n'.repeat(61)} – Fès`);
});
