import assert from 'node:assert/strict';
import { NO_SETTINGS } from '@/lib/entities/settings';
import { test } from 'node:test';
import { glossary } from '@/lib/texts/glossary';
import { legalNoticeBody } from '@/lib/texts/legal';
import { pageTexts } from '@/lib/texts/pages';
import { topics as topicPages } from '@/lib/texts/topics';
import { paths } from '@/lib/paths';
import { readArticles } from './articles';
import { type Target, brokenPromises, linksOf } from './link-words';
import { categories, cities, universities } from './places';

const articles = readArticles();
const topics = Object.values(topicPages);

const targets: Target[] = [
  ...articles.map((one) => ({
    path: paths.article(one.slug),
    names: `${one.title} ${one.slug} ${one.excerpt} ${one.metaDescription}`,
  })),
  ...topics.map(({ slug, title }) => ({ path: `/${slug}`, names: `${slug} ${title}` })),
  ...[...pageTexts].map(([path, { h1 }]) => ({ path, names: h1 })),
  ...named(cities, paths.city),
  ...named(categories, paths.category),
  ...named(universities, paths.university),
];

const texts = [
  ...articles.map(({ slug, content }) => ({ slug, body: content })),
  ...topics,
  { slug: 'glossaire', body: glossary.text },
  { slug: 'mentions-legales', body: legalNoticeBody(NO_SETTINGS) },
];

test('every link leads to the page that its words promise', () => {
  const broken = texts.flatMap(({ slug, body }) =>
    brokenPromises(body, targets).map((link) => `${slug}: ${link}`),
  );
  assert.deepEqual(broken, []);
});

test('a promise that is not kept is listed', () => {
  const faults = (markdown: string) => brokenPromises(markdown, targets).length;
  assert.equal(
    faults('notre article sur les [débouchés du tourisme](/specialisations/tourisme-hotellerie)'),
    1,
  );
  assert.equal(faults('la fiche de [Fès](/master-maroc/etudier-a-fes)'), 1);
  assert.equal(faults('voyez [Rabat](/villes/fes)'), 1);
  assert.equal(faults('lancez [cette démarche](/equivalences)'), 1);
  assert.equal(
    faults('voyez [Fès](/villes/fes) et l’article [étudier à Fès](/master-maroc/etudier-a-fes)'),
    0,
  );
  assert.equal(linksOf('[a](/villes) [b](https://uca.ma)').length, 1);
});

function named(rows: { name: string; slug: string }[], path: (slug: string) => string): Target[] {
  return rows.map(({ name, slug }) => ({ path: path(slug), names: `${name} ${slug}` }));
}
