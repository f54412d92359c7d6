import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typographyFaults } from '@/tests/spelling/content-rules';
import { SPECIFIED, frenchTexts } from './french-texts';

const OTHER_SPELLINGS: readonly [wrong: RegExp, right: string][] = [
  [/L’Economiste/, 'L’Économiste'],
  [/(?<!La )\bVie éco/, 'La Vie éco'],
  [/\b01\.00\b/, 'loi 01-00'],
  [/\b(?:e-)?mails?\b|\bcourriels?\b|adresse électronique/i, 'email'],
  [/lettres? d’information|infolettre/i, 'newsletter'],
  [/\b[Nn]°(?! \d)|\bno \d/, 'n° 5'],
  [/Masters? en (?!MBA)\p{Lu}/u, 'masters en droit'],
  [/\bquoi vérifier/, 'que vérifier'],
  [/Wikimonde|Wikip[eé]dia/, 'a source of its own'],
];

test('the French texts keep to French typography', () => {
  assert.deepEqual(everywhere(typographyFaults), []);
});

test('one thing is spelt one way', () => {
  assert.deepEqual(everywhere(otherSpellings), []);
});

test('both rules find what they look for', () => {
  assert.equal(
    otherSpellings('Un e-mail, la loi 01.00, L’Economiste, n°5, Masters en Droit').length,
    5,
  );
  assert.deepEqual(otherSpellings('Un email, la loi 01-00, le décret n° 2-01-333'), []);
});

function otherSpellings(text: string): string[] {
  return OTHER_SPELLINGS.flatMap(([wrong, right]) => (wrong.test(text) ? [`write ${right}`] : []));
}

function everywhere(rule: (text: string) => string[]): string[] {
  return frenchTexts()
    .filter(({ text }) => !SPECIFIED.includes(text))
    .flatMap(({ file, text }) =>
      rule(text).map((fault) => `${file}: ${fault} (${text.slice(0, 60)})`),
    );
}
