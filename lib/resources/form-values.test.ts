import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resourceSchemas } from '../schemas/registry';
import { type EditedItem, formValues, payloadOf } from './form-values';
import { resources } from './registry';

const { articles, universities, categories } = resources;

test('an empty form starts with the defaults of the specification', () => {
  const article = formValues(articles);
  assert.deepEqual(
    [article.readingTime, article.categoryId, article.featured],
    ['5', 'none', false],
  );
  assert.equal(formValues(universities).programCount, '0');
  assert.equal(formValues(categories).color, '#059669');
});

describe('the payload', () => {
  const payload = (resource: typeof articles, values: object) =>
    payloadOf(resource, { ...formValues(resource), ...values });

  test('a reading time that is no number becomes 5', () => {
    assert.equal(payload(articles, { readingTime: '' }).readingTime, 5);
    assert.equal(payload(articles, { readingTime: 'x' }).readingTime, 5);
    assert.equal(payload(articles, { readingTime: '12' }).readingTime, 12);
  });

  test('a program count that is no number becomes 0', () => {
    assert.equal(payload(universities, { programCount: 'many' }).programCount, 0);
  });

  test('none and empty addresses become null', () => {
    const { categoryId, cityId, universityId, imageUrl } = payload(articles, { imageUrl: ' ' });
    assert.deepEqual([categoryId, cityId, universityId, imageUrl], [null, null, null, null]);
    assert.equal(payload(universities, {}).websiteUrl, null);
  });

  test('publication is never, now or the very moment that was read', () => {
    const moment = '2026-09-14T08:00:00.123Z';
    assert.equal(payload(articles, {}).publishedAt, null);
    assert.equal(payload(articles, { publishedAt: moment }).publishedAt, moment);
    const now = Date.parse(String(payload(articles, { publishedAt: 'now' }).publishedAt));
    assert.ok(Math.abs(now - Date.now()) < 1000);
  });
});

test('what was read goes through the form unchanged, and the schema takes it', () => {
  const item: EditedItem = {
    id: '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10',
    slug: 'un-article',
    updatedAt: '2026-09-14T08:00:00.000Z',
    title: 'Un article',
    excerpt: 'Un extrait',
    content: '# Titre\n',
    metaDescription: 'Une description',
    author: 'L’équipe',
    imageUrl: null,
    publishedAt: '2026-09-14T08:00:00.123Z',
    readingTime: 7,
    featured: true,
    categoryId: null,
    cityId: '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f11',
    universityId: null,
    viewCount: 3,
  };
  const payload = payloadOf(articles, formValues(articles, item));
  for (const [name, value] of Object.entries(payload)) assert.deepEqual(value, item[name], name);
  assert.ok(resourceSchemas.articles.safeParse(payload).success);
});

test('every field of a schema is in its form, and the other way round', () => {
  for (const resource of Object.values(resources)) {
    const inSchema = Object.keys(resourceSchemas[resource.name].shape).filter(
      (name) => name !== 'updatedAt',
    );
    assert.deepEqual(resource.fields.map(({ name }) => name).toSorted(), inSchema.toSorted());
  }
});
