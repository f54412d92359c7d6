import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type EditedItem, emptyRow, formValues, payloadOf } from './form-values';
import { entities, resources } from './registry';
import type { Field } from './resource';
import { evidence } from './evidence';

const { articles, universities, categories } = resources;

test('an empty form starts with the defaults of the specification (spec 3.3)', () => {
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

  test('a reading time that is no number becomes 5 (spec 5.4)', () => {
    assert.equal(payload(articles, { readingTime: '' }).readingTime, 5);
    assert.equal(payload(articles, { readingTime: 'x' }).readingTime, 5);
    assert.equal(payload(articles, { readingTime: '12' }).readingTime, 12);
  });

  test('a program count that is no number becomes 0 (spec 5.7)', () => {
    assert.equal(payload(universities, { programCount: 'many' }).programCount, 0);
  });

  test('none and empty addresses become null (spec 4.7, 5.5)', () => {
    const { categoryId, cityId, universityId, imageUrl } = payload(articles, { imageUrl: ' ' });
    assert.deepEqual([categoryId, cityId, universityId, imageUrl], [null, null, null, null]);
    assert.equal(payload(universities, {}).websiteUrl, null);
  });

  test('publication is never, now or the very moment that was read', (t) => {
    const now = new Date('2026-09-14T23:59:59.999Z');
    t.mock.timers.enable({ apis: ['Date'], now });
    const moment = '2026-09-14T08:00:00.123Z';
    assert.equal(payload(articles, {}).publishedAt, null);
    assert.equal(payload(articles, { publishedAt: moment }).publishedAt, moment);
    assert.equal(payload(articles, { publishedAt: 'now' }).publishedAt, now.toISOString());
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
  assert.ok(entities.articles.schema.safeParse(payload).success);
});

describe('a record with lists and unknown facts', () => {
  const fields = [
    { name: 'title', label: 'Title', input: 'line', isNullable: true },
    { name: 'semesters', label: 'Semesters', input: 'number', isNullable: true },
    { name: 'rhythm', label: 'Rhythm', input: 'choice', choices: 'rhythm', isNullable: true },
    { name: 'languages', label: 'Languages', input: 'choices', choices: 'language' },
    { name: 'placeId', label: 'Place', input: 'reference', options: 'cities' },
    { name: 'categoryIds', label: 'Specialisations', input: 'links', options: 'categories' },
    { name: 'verifiedOn', label: 'Verified on', input: 'date' },
    { name: 'sources', ...evidence.sources },
    { name: 'notice', ...evidence.notice },
  ] as const satisfies readonly Field[];
  const id = '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10';
  const known = {
    title: 'Un titre',
    semesters: 4,
    rhythm: 'week-end',
    languages: ['fr', 'ar'],
    placeId: id,
    categoryIds: [id],
    verifiedOn: '2026-09-14',
    sources: [
      { publisher: 'A', kind: 'presse', title: 'B', url: 'https://a.ma/', date: '2026-09' },
      { publisher: 'B', kind: 'officiel', title: null, url: null, date: null },
    ],
    notice: { publisher: 'A', url: 'https://a.ma/', publishedOn: '2026-08-01' },
  };
  const nothing = { title: null, semesters: null, rhythm: null, placeId: null, verifiedOn: null };
  const unknown = { ...known, ...nothing, languages: [], categoryIds: [], sources: [] };
  const row = { id: 'a', slug: 'a', updatedAt: '2026-09-14T08:00:00.000Z' };

  test('goes through the form unchanged, known or not', () => {
    for (const item of [known, unknown]) {
      assert.deepEqual(payloadOf({ fields }, formValues({ fields }, { ...row, ...item })), item);
    }
  });

  test('an empty form sends nothing but nulls and empty lists, never an empty text', () => {
    const notice = { publisher: '', url: null, publishedOn: null };
    const sent = payloadOf({ fields }, formValues({ fields }));
    assert.deepEqual(sent, { ...unknown, notice });
  });

  test('a day comes as a day, though the database keeps it as a moment', () => {
    const item = { ...row, ...known, verifiedOn: '2026-09-14T00:00:00.000Z' };
    assert.equal(formValues({ fields }, item).verifiedOn, '2026-09-14');
  });

  test('a number that is none reaches the schema, instead of becoming unknown', () => {
    const values = { ...formValues({ fields }), semesters: '4,5' };
    assert.ok(Number.isNaN(payloadOf({ fields }, values).semesters));
    assert.equal(payloadOf({ fields }, { ...values, semesters: '2.5' }).semesters, 2.5);
  });

  test('a row that was added has the defaults of its columns', () => {
    const texts = { publisher: '', title: '', url: '', date: '' };
    assert.deepEqual(emptyRow(fields[7]), { ...texts, kind: 'officiel' });
  });
});
