import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { resources } from '@/lib/entities/registry';
import { ResourceCard, type Rows } from './resource-card';

const acts = { onEdit: () => {}, onRemove: () => {} };

/** What a card says, with a space between its parts. */
function facts<Name extends 'articles' | 'universities' | 'categories' | 'cities'>(
  name: Name,
  row: Rows[Name],
) {
  const root = parse(
    renderToStaticMarkup(createElement(ResourceCard, { resource: resources[name], row, ...acts })),
  );
  return { root, parts: root.structuredText.split('\n').join(' | ') };
}

const article: Rows['articles'] = {
  id: '1',
  title: 'Un titre',
  slug: 'un-titre',
  excerpt: 'Un extrait.',
  author: 'Salma',
  publishedAt: '2026-03-09T10:00:00Z',
  featured: true,
  viewCount: 1234,
  likeCount: 1,
  categoryName: null,
  imageUrl: null,
};
const university: Rows['universities'] = {
  id: '1',
  name: 'HEM',
  slug: 'hem',
  description: 'Une école.',
  cityName: 'Rabat',
  websiteUrl: 'https://www.hem.ac.ma/fr',
  programCount: 3,
  status: null,
  masterCount: 0,
};
const place = { id: '1', name: 'Fès', slug: 'fes', description: 'Une ville.' };

test('an article has its date once it is published, and is a draft before (spec 2.59)', () => {
  const { parts } = facts('articles', article);
  assert.match(parts, /Un titre.*Featured.*Un extrait\..*Salma.*1,234 views.*1 like.*09\/03\/2026/);
  assert.doesNotMatch(parts, /Draft/);
  const draft = facts('articles', { ...article, publishedAt: null, featured: false }).parts;
  assert.match(draft, /Un titre.*Draft/);
  assert.doesNotMatch(draft, /Featured|2026/);
});

test('a university has its city, or none that is known, its programs and its site (spec 2.60)', () => {
  const { root, parts } = facts('universities', university);
  assert.match(parts, /HEM.*Une école\..*Rabat.*3 programs.*www\.hem\.ac\.ma/);
  assert.equal(root.querySelector('.row-facts a')?.getAttribute('href'), university.websiteUrl);
  const bare = facts('universities', { ...university, cityName: null, websiteUrl: null });
  assert.match(bare.parts, /Unknown City/);
  assert.equal(bare.root.querySelector('.row-facts a'), null);
});

test('a category has its colour, and its slug as a city has (spec 2.61)', () => {
  const { root, parts } = facts('categories', { ...place, color: '#aa3377' });
  assert.equal(root.querySelector('.swatch rect')?.getAttribute('fill'), '#aa3377');
  assert.match(parts, /Fès.*Une ville\..*Slug: fes/);
  assert.match(facts('cities', place).parts, /Fès.*Une ville\..*Slug: fes/);
});
