import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articles } from '@/lib/entities/article';
import type { ArticleCard } from './articles';
import { publicRow } from './reading/public-rows';
import { paddedTeasers, sampleArticles } from './teasers';

const article = (title: string): ArticleCard =>
  publicRow(articles, {
    id: title,
    title,
    slug: title,
    excerpt: 'x',
    metaDescription: 'x',
    author: 'x',
    imageUrl: null,
    publishedAt: null,
    readingTime: 7,
    viewCount: 1500,
    likeCount: 0,
    featured: false,
    categoryId: null,
    cityId: null,
    universityId: null,
    updatedAt: new Date(0),
    category: null,
    city: null,
  });

test('built-in articles fill a list, after those that are there (spec 2.10)', () => {
  const shown = paddedTeasers([article('un'), article('deux')], 6);
  assert.deepEqual(
    shown.map(({ isSample }) => isSample),
    [false, false, true, true, true, true],
  );
  assert.deepEqual(
    shown.slice(0, 2).map(({ title }) => title),
    ['un', 'deux'],
  );
  assert.equal(shown[2]?.title.slice(0, 10), sampleArticles[0]?.title.slice(0, 10));
  const many = ['a', 'b', 'c', 'd'].map(article);
  assert.deepEqual(
    paddedTeasers(many, 3).map(({ title }) => title),
    ['a', 'b', 'c'],
  );
});
