import assert from 'node:assert/strict';
import { NO_SETTINGS } from '@/lib/entities/settings';
import { test } from 'node:test';
import { fold } from '@/lib/french/words';
import { glossary, pageTexts } from '@/lib/texts/pages';
import { legalNoticeBody } from '@/lib/texts/legal';
import { topics as topicPages } from '@/lib/texts/topics';
import { paths } from '@/lib/paths';
import { readArticles } from './articles';
import { readEstablishments } from '@/tests/seed/establishment-schema';
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
  ...readEstablishments().map(({ name, acronym, slug, universitySlug }) => ({
    path: paths.establishment(universitySlug, slug),
    names: `${name} ${acronym} ${slug}`,
  })),
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

/** Where a link may lead: the words that name the page. */
type Target = { path: string; names: string };

type Link = { text: string; before: string; path: string };

const SMALL_WORDS = String.raw`(?: (?:au|aux|de|des|du|la|le|les|pour|sur)\b)*(?: (?:[dl]’)?)?`;

/** A noun just before a link says what kind of page it leads to. */
const NOUNS: readonly [noun: RegExp, path: RegExp][] = [
  [nounBefore('articles?|guide'), /^\/master-maroc\/|^\/guides$/],
  [nounBefore('fiches?'), /^\/(?:universites|specialisations|villes)/],
  [nounBefore('page'), /^\/(?!master-maroc\/)/],
];

function nounBefore(nouns: string): RegExp {
  return new RegExp(`\\b(?:${nouns})${SMALL_WORDS}\\[`);
}

function linksOf(markdown: string): Link[] {
  return [...markdown.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g)].map((match) => {
    const start = markdown.slice(0, match.index);
    const before = fold(start.split(/[.;:!?\n|)]/).at(-1) ?? '');
    return { text: match[1] ?? '', before, path: (match[2] ?? '').replace(/[?#].*$/, '') };
  });
}

/** Links whose words promise another kind of page, or name nothing of the page. */
function brokenPromises(markdown: string, targets: readonly Target[]): string[] {
  return linksOf(markdown)
    .filter((link) => promisesAnother(link) || !namesItsPage(link, targets))
    .map(({ before, text, path }) => `${before.trim()} [${text}] → ${path}`);
}

function promisesAnother({ before, path }: Link): boolean {
  const rule = NOUNS.find(([noun]) => noun.test(`${before}[`));
  return rule !== undefined && !rule[1].test(path);
}

function namesItsPage({ text, path }: Link, targets: readonly Target[]): boolean {
  const target = targets.find((one) => one.path === path);
  const stems = new Set(stemsOf(target?.names ?? path));
  return stemsOf(text).some((stem) => stems.has(stem));
}

/** Five letters are enough to see that « accréditée » and « accréditation » are one thing. */
function stemsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 5));
}
