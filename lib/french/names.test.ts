import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byline, fieldInSentence, isPersonName, placeInCity, withArticle } from './typography';

const named: [name: string, inSentence: string][] = [
  ['Université Mohammed V de Rabat', 'l’Université Mohammed V de Rabat'],
  ['École Centrale Casablanca', 'l’École Centrale Casablanca'],
  ['Institut national des beaux-arts', 'l’Institut national des beaux-arts'],
  ['Groupe ISCAE', 'le Groupe ISCAE'],
  ['Faculté des sciences', 'la Faculté des sciences'],
  ['HEM', 'HEM'],
  ['Universiapolis – Université internationale', 'Universiapolis – Université internationale'],
  ['', ''],
];

for (const [name, inSentence] of named) {
  test(`${name || 'no name'} in a sentence`, () => assert.equal(withArticle(name), inSentence));
}

test('the article of an author is small after « Par », that of a title is kept', () => {
  assert.equal(byline('L’équipe éditoriale'), 'Par l’équipe éditoriale');
  assert.equal(byline('La rédaction'), 'Par la rédaction');
  assert.equal(byline('Le Matin'), 'Par Le Matin');
  assert.equal(byline('Leïla Alaoui'), 'Par Leïla Alaoui');
});

test('a field is written small in a sentence, its acronyms are not', () => {
  assert.equal(fieldInSentence('Droit'), 'droit');
  assert.equal(fieldInSentence('Énergies renouvelables'), 'énergies renouvelables');
  assert.equal(fieldInSentence('Informatique, data & IA'), 'informatique, data et IA');
  assert.equal(fieldInSentence('MBA & Management'), 'management et MBA');
});

test('an author is a person only when the name is written as one', () => {
  for (const name of [
    'Salma El Idrissi',
    'Jean-Luc Martin',
    'Fatima Zahra de la Cruz',
    'Éric N’Diaye',
  ]) {
    assert.equal(isPersonName(name), true, name);
  }
  for (const name of [
    ...['Admin', 'La rédaction', 'L’équipe éditoriale', 'Guide des Masters au Maroc'],
    ...['Équipe Guide', 'Le Guide', 'rédaction du guide', 'Salma', 'Université Hassan II', ''],
  ]) {
    assert.equal(isPersonName(name), false, name);
  }
});

test('a city is named once', () => {
  assert.equal(placeInCity('HEM', 'Fès'), 'HEM, Fès');
  assert.equal(placeInCity('FSJES Fès', 'Fès'), 'FSJES Fès');
  assert.equal(placeInCity('HEM', null), 'HEM');
});
