import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchPage } from './search-page';
import { type Entry, MOST_ARTICLES, type SearchKind } from './search-query';

const entries = (kind: SearchKind, count: number, inTitle = 0): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    id: `${kind}-${index}`,
    isInTitle: index < inTitle,
  }));
const shape = ({ groups }: ReturnType<typeof searchPage>) =>
  groups.map(({ group, entries }) => `${group} ${entries[0]?.id} ${entries.length}`);

test('groups with the words in a title come first, then the usual order', () => {
  const found = [
    ...entries('university', 2),
    ...entries('city', 1),
    ...entries('article', 3, 1),
    ...entries('topic', 1, 1),
    ...entries('guide', 1),
  ];
  assert.deepEqual(shape(searchPage(found, '', 1)), [
    'guides topic-0 2',
    'articles article-0 3',
    'villes city-0 1',
    'universites university-0 2',
  ]);
});

test('twenty a page, across the groups', () => {
  const found = [...entries('city', 5, 5), ...entries('article', 40)];
  const pages = [1, 2, 3, 9].map((page) => searchPage(found, '', page));
  assert.deepEqual(pages.map(shape), [
    ['villes city-0 5', 'articles article-0 15'],
    ['articles article-15 20'],
    ['articles article-35 5'],
    ['articles article-35 5'],
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
  const page = searchPage(entries('article', MOST_ARTICLES + 1), '', 99);
  assert.deepEqual(page.total, { count: MOST_ARTICLES, isMore: true });
  assert.equal(page.page, 10);
});

test('nothing found is one empty page', () => {
  const page = searchPage([], '', 3);
  assert.deepEqual([page.page, page.pages, page.groups], [1, 1, []]);
});
