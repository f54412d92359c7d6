import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frenchSpaces, oneLine } from './typography';

test('the space before a high sign cannot break a line', () => {
  assert.equal(frenchSpaces('Quel master ?'), 'Quel master\u202F?');
  assert.equal(frenchSpaces('Oui ; non !'), 'Oui\u202F; non\u202F!');
  assert.equal(frenchSpaces('Le dossier : quoi'), 'Le dossier\u00A0: quoi');
});

test('guillemets keep their word', () => {
  assert.equal(frenchSpaces('un « master » public'), 'un «\u00A0master\u00A0» public');
});

test('figures stay whole and keep their unit', () => {
  assert.equal(frenchSpaces('7 334 DH, 20 %'), '7\u202F334\u202FDH, 20\u00A0%');
  assert.equal(frenchSpaces('30 ans, 5 GW, 22 ha'), '30\u202Fans, 5\u202FGW, 22\u202Fha');
  assert.equal(frenchSpaces('5 mots, 3 antennes'), '5 mots, 3 antennes');
});

test('a number stays with its sign', () => {
  assert.equal(frenchSpaces('BO n° 7430, décret n°2-01'), 'BO n°\u202F7430, décret n°\u202F2-01');
});

test('a time, a ratio and an address are left alone', () => {
  assert.equal(frenchSpaces('9:30, https://um5.ac.ma?a=1'), '9:30, https://um5.ac.ma?a=1');
});

test('what has its spaces already does not change', () => {
  const done = frenchSpaces('Quel « master » : lequel ?');
  assert.equal(frenchSpaces(done), done);
});

test('an address of several lines becomes one, with a comma between each two', () => {
  assert.equal(
    oneLine(' 12, rue des Facultés, \n\n  20000 Casablanca\r\nMaroc '),
    '12, rue des Facultés, 20000 Casablanca, Maroc',
  );
  assert.equal(oneLine('Rabat,'), 'Rabat,');
});
