import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FACETS, canBeChosen } from '@/lib/entities/directory';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { readArticles } from '@/prisma/seed/articles';
import { acronymOf, bare, meaningsOf, plainWords } from './other-names';
import { understand } from './understand';

type Name = { text: string; kind?: string; means?: string };

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(`prisma/seed/names/${file}.json`, 'utf8'));

for (const [file, facet] of [
  ['universities', 'universite'],
  ['establishments', 'etablissement'],
  ['cities', 'ville'],
] as const) {
  test(`every name of ${file} means one of them`, () => {
    for (const [slug, names] of Object.entries(read<Record<string, Name[]>>(file))) {
      for (const { text } of names) {
        const meanings = meaningsOf(plainWords(text).map(bare)) ?? [];
        const places = meanings.flatMap(({ place }) => place ?? []);
        assert.ok(
          places.some((one) => one.facet === facet && one.slug === slug),
          text,
        );
      }
    }
  });
}

test('a name in another script or language says what it means in French', () => {
  const fields = Object.values(read<Record<string, Name[]>>('specialisations')).flat();
  const foreign = fields.filter(({ text }) => /\p{Script=Arabic}/u.test(text));
  assert.ok(foreign.length > 50);
  assert.deepEqual(
    foreign.filter(({ means }) => !means),
    [],
  );
});

test('whoever wants something is led to a page that is there, or to a value of a facet', () => {
  const pages = new Set([
    ...editorialDocuments.map(({ href }) => href),
    ...readArticles().map(({ slug }) => `/master-maroc/${slug}`),
  ]);
  type Group = { leadsTo: string; article?: string; names: Name[] };
  for (const { leadsTo, article, names } of Object.values(read<Record<string, Group>>('words'))) {
    const facet = FACETS.find((one) => one === leadsTo);
    if (article) assert.ok(pages.has(article), article);
    for (const { text, means = '' } of leadsTo ? names : []) {
      if (facet) assert.ok(canBeChosen(facet, means), text);
      else assert.ok(pages.has(means || leadsTo), text);
    }
  }
});

test('no word of the French that everybody writes is a name by accident', () => {
  const { places } = understand('je cherche un bon master pour la rentrée et une école sérieuse');
  assert.deepEqual(places, {});
});

test('only an acronym with a source is shown', () => {
  assert.equal(acronymOf('hassan-ii'), 'UH2C');
  assert.equal(acronymOf('constructor'), undefined);
});
