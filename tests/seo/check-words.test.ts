import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typographyOfPage, unfinishedFaults, unsourcedFacts } from './check-words';
import { readPage } from './page';

const page = (main: string, head = '') =>
  readPage(
    'https://guide.example/',
    `<html><head><title>Guide</title>${head}</head><body><main>${main}</main></body></html>`,
  );

test('what was left to be filled in is found, in the text and in the head', () => {
  assert.deepEqual(unfinishedFaults(page('<p>Une adresse complète.</p>')), []);
  for (const shown of [
    page('<p>Récépissé CNDP : à compléter par l’éditeur.</p>'),
    page('<p>Bonjour undefined</p>'),
    page('', '<meta name="description" content="À compléter">'),
  ]) {
    assert.equal(unfinishedFaults(shown).length, 1);
  }
});

test('French signs are looked at in every block, not in what others wrote', () => {
  for (const wrong of ["C'est ici", 'Quoi?', '"Oui"', 'Et puis...', 'La fin .', '«Non»']) {
    assert.equal(typographyOfPage(page(`<ul><li>${wrong}</li></ul>`)).length, 1, wrong);
  }
  assert.deepEqual(
    typographyOfPage(
      page(`<p>Quoi ? « Oui » : l’avis (1,5 h).</p><p lang="en">Don't!</p>
        <p><a href="https://x.example">L'avis "2026"...</a></p>`),
    ),
    [],
  );
});

test('a fact needs a source on its page, in its sentence, or on the page it leads to', () => {
  for (const fact of [
    'Fondée en 1978.',
    'Le repas coûte 2 DH.',
    'Elle a 1 365 lits.',
    '40 % en ont.',
  ]) {
    assert.equal(unsourcedFacts(page(`<p>${fact}</p>`)).length, 1, fact);
    assert.equal(unsourcedFacts(page(`<p>${fact}</p><h2>Sources</h2><ul></ul>`)).length, 1, fact);
    for (const sourced of [
      `<p>${fact}</p><h2>Sources</h2><ul><li>MAP</li></ul>`,
      `<p>${fact.slice(0, -1)} (MAP).</p>`,
      `<p>${fact} <a href="https://map.example">MAP</a></p>`,
      `<ul><li><a href="/masters/a">Un master</a><p>${fact}</p></li></ul>`,
      `<form><p>${fact}</p></form>`,
    ]) {
      assert.deepEqual(unsourcedFacts(page(sourced)), [], sourced);
    }
  }
  assert.deepEqual(unsourcedFacts(page('<p>Deux ans, et 24 masters.</p>')), []);
});
