import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frenchSpaces, oneLine } from './typography';

for (const [what, written, set] of [
  ['the space before a high sign cannot break a line', 'Quel master ?', 'Quel master\u202F?'],
  ['nor can any of several', 'Oui ; non !', 'Oui\u202F; non\u202F!'],
  ['nor the one before a colon', 'Le dossier : quoi', 'Le dossier\u00A0: quoi'],
  ['guillemets keep their word', 'un « master » public', 'un «\u00A0master\u00A0» public'],
  ['figures stay whole', '7 334 DH, 20 %', '7\u202F334\u202FDH, 20\u00A0%'],
  ['figures keep their unit', '30 ans, 5 GW, 22 ha', '30\u202Fans, 5\u202FGW, 22\u202Fha'],
  ['a word is no unit', '5 mots, 3 antennes', '5 mots, 3 antennes'],
  ['a number stays with its sign', 'BO n° 7430, n°2-01', 'BO n°\u202F7430, n°\u202F2-01'],
  ['a time and an address are left alone', '9:30, https://a.ma?a=1', '9:30, https://a.ma?a=1'],
] as const) {
  test(what, () => assert.equal(frenchSpaces(written), set));
}

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
