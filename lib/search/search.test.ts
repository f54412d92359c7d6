import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, MOST_OF_A_KIND, type SearchKind } from '@/lib/db/statements/search-entries';
import { spelledLike } from '@/lib/french/spelling';
import { corrected, knownWords, searchPage } from './search';

const entries = (kind: SearchKind, count: number, rank = 3): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ kind, id: `${kind}-${index}`, rank }));
const shape = ({ groups }: ReturnType<typeof searchPage>) =>
  groups.map(({ group, entries }) => `${group} ${entries[0]?.id} ${entries.length}`);

test('the group with the best result comes first', () => {
  const found = [
    ...[...entries('programme', 9), ...entries('university', 2, 2.05)],
    ...[...entries('city', 1, 5), ...entries('article', 3, 4), ...entries('topic', 1, 4)],
  ];
  assert.deepEqual(shape(searchPage(found, '', 1)), [
    ...['villes city-0 1', 'guides topic-0 1', 'articles article-0 3'],
    ...['masters programme-0 5', 'universites university-0 2'],
  ]);
});

test('without all words in a title, texts come before names; a card of a guide is last', () => {
  const found = [...entries('city', 1, 3.05), ...entries('article', 1, 3.05)];
  assert.deepEqual(shape(searchPage(found, '', 1)), ['articles article-0 1', 'villes city-0 1']);
  const named = [...entries('guide', 1, 4), ...entries('article', 1, 4)];
  assert.deepEqual(shape(searchPage(named, '', 1)), ['articles article-0 1', 'guides guide-0 1']);
});

test('five of each beside each other, twenty a page of one kind', () => {
  const found = [...entries('city', 5, 5), ...entries('article', 45)];
  const beside = searchPage(found, '', 3);
  assert.deepEqual(shape(beside), ['villes city-0 5', 'articles article-0 5']);
  assert.deepEqual([beside.page, beside.pages, beside.total.count], [1, 1, 50]);
  const pages = [1, 2, 3, 9].map((page) => searchPage(found, 'articles', page));
  assert.deepEqual(pages.map(shape), [
    ...[['articles article-0 20'], ['articles article-20 20']],
    ...[['articles article-40 5'], ['articles article-40 5']],
  ]);
  assert.deepEqual(
    pages.map(({ page, pages, total }) => [page, pages, total.count]),
    [1, 2, 3, 3].map((page) => [page, 3, 45]),
  );
});

test('a filter leaves one group, and the counts of all', () => {
  const found = [...entries('city', 5), ...entries('article', 40)];
  const page = searchPage(found, 'villes', 1);
  assert.deepEqual(shape(page), ['villes city-0 5']);
  assert.equal(page.total.count, 5);
  assert.equal(page.counts.articles.count, 40);
  assert.equal(page.counts.guides.count, 0);
});

test('more articles than anybody reads are said to be more', () => {
  const page = searchPage(entries('article', MOST_OF_A_KIND + 1), 'articles', 99);
  assert.deepEqual(page.total, { count: MOST_OF_A_KIND, isMore: true });
  assert.equal(page.page, 5);
});

test('nothing found is one empty page', () => {
  const page = searchPage([], '', 3);
  assert.deepEqual([page.page, page.pages, page.groups], [1, 1, []]);
});

const SPELLING = [
  { word: 'master', nearest: 'master' },
  { word: 'ingeneirie', nearest: 'ingenierie' },
  { word: 'xyzzy', nearest: null },
];

test('only unknown words are replaced, the rest stays as it was typed', () => {
  assert.equal(corrected('Master, ingéneirie', SPELLING), 'Master, ingenierie');
  assert.equal(corrected('Master xyzzy', SPELLING), undefined);
  assert.equal(corrected('Master', []), undefined);
});

test('a correction is written as the titles write it', () => {
  assert.equal(spelledLike('master ingenierie', ['L’Ingénierie au Maroc']), 'master Ingénierie');
  assert.equal(spelledLike('fès casablanca', ['Casablanca']), 'fès Casablanca');
});

test('the words of a question of several are offered one by one', () => {
  assert.deepEqual(knownWords(SPELLING), ['master', 'ingenierie']);
  assert.deepEqual(knownWords(SPELLING.slice(0, 1)), []);
});
