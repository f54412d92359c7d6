import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArticleCard } from './articles';
import { paddedTeasers, sampleArticles } from './teasers';

const article = (title: string) =>
  ({ title, slug: title, excerpt: 'x', publishedAt: null, viewCount: 1500 }) as ArticleCard;

test('built-in articles fill a list, after those that are there (spec 2.10)', () => {
  const shown = paddedTeasers([article('un'), article('deux')], 6);
  const samples = shown.map(({ isSample }) => isSample);
  assert.deepEqual(samples, [false, false, true, true, true, true]);
  const titles = (teasers: typeof shown) => teasers.map(({ title }) => title);
  assert.deepEqual(titles(shown).slice(0, 2), ['un', 'deux']);
  assert.equal(shown[2]?.title.slice(0, 10), sampleArticles[0]?.title.slice(0, 10));
  const many = ['a', 'b', 'c', 'd'].map(article);
  assert.deepEqual(titles(paddedTeasers(many, 3)), ['a', 'b', 'c']);
});
