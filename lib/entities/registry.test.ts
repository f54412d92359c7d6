import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ResourceName } from './resource';
import { resources } from './registry';

test('the four kinds are called as it was specified (spec 2.58, 2.62, 8.7, 8.9, 8.11)', () => {
  const words = (['articles', 'universities', 'categories', 'cities'] as const).map((name) => {
    const { entity, noun, createButton, createTitle, editTitle, saveButton } = resources[name];
    return [entity, noun, createButton, createTitle, editTitle, saveButton].join(', ');
  });
  assert.deepEqual(words, [
    'Article, article, Create Article, Create New Article, Edit Article, Save Article',
    'University, university, Add University, Add University, Edit University, Save University',
    'Category, category, Add Category, Add Category, Edit Category, Save Category',
    'City, city, Add City, Add City, Edit City, Save City',
  ]);
  assert.deepEqual(
    [resources.articles, resources.universities, resources.categories, resources.cities].map(
      ({ emptyText }) => emptyText,
    ),
    ['No articles found', 'No universities found', 'No categories found', 'No cities found'],
  );
});

test('each choice has its word for nothing (spec 5.6)', () => {
  const wordOf = (name: ResourceName, field: string) =>
    resources[name].fields.find((one) => one.name === field)?.noneLabel;
  assert.equal(wordOf('articles', 'categoryId'), 'No category');
  assert.equal(wordOf('articles', 'cityId'), 'No city');
  assert.equal(wordOf('articles', 'universityId'), 'No university');
  assert.equal(wordOf('universities', 'cityId'), 'No city');
});
