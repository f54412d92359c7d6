import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NO_SETTINGS } from '@/lib/entities/settings';
import { countWords, fold, readingTime } from '@/lib/french/words';
import { paths } from '@/lib/paths';
import { legalNoticeBody, privacyBody } from '@/lib/texts/legal';
import { glossary, pageTexts } from '@/lib/texts/pages';
import { guideGroups, topics as topicPages } from '@/lib/texts/topics';
import { readEstablishments } from '@/tests/seed/establishment-schema';
import {
  emptyPhrases,
  forbiddenLinks,
  internalLinks,
  isOfficialSite,
  nextYearClaims,
  typographyFaults,
  undatedYears,
} from '@/tests/spelling/content-rules';
import { readArticles } from './articles';
import { categories, cities, universities } from './places';

const establishments = readEstablishments();
const articles = readArticles();
const topics = Object.values(topicPages);
const staticPaths = Object.values(paths).filter((path) => typeof path === 'string');
const livePaths = new Set<string>([
  ...staticPaths,
  ...articles.map(({ slug }) => paths.article(slug)),
  ...categories.map(({ slug }) => paths.category(slug)),
  ...cities.map(({ slug }) => paths.city(slug)),
  ...universities.map(({ slug }) => paths.university(slug)),
  ...establishments.map((one) => paths.establishment(one.universitySlug, one.slug)),
  ...establishments.flatMap(({ programmes }) =>
    programmes.filter(({ published }) => published).map(({ slug }) => paths.master(slug)),
  ),
  ...establishments
    .filter(({ calls }) => calls.length > 0)
    .map(({ citySlug }) => `${paths.calls}?ville=${citySlug}`),
]);

test('the guide has what a first start promises', () => {
  assert.equal(withReasons(cities).length, 15);
  assert.equal(categories.length, 12);
  assert.ok(universities.length >= 18);
  assert.ok(articles.length >= 30);
  assert.equal(articles.filter(({ featured }) => featured).length, 2);
});

test('the articles are spread over the months before the seed date', () => {
  const months = new Set(articles.map(({ publishedAt }) => publishedAt.slice(0, 7)));
  assert.ok(months.size >= 6, `${months.size} months`);
});

test('slugs and meta descriptions are unique', () => {
  for (const list of [articles, categories, cities, universities]) {
    assert.equal(new Set(list.map(({ slug }) => slug)).size, list.length);
  }
  const descriptions = [...articles, ...topics].map(({ metaDescription }) => metaDescription);
  assert.equal(new Set(descriptions).size, descriptions.length);
});

test('what an article refers to exists, and its date is past', () => {
  for (const { slug, category, city, university, publishedAt } of articles) {
    assert.ok(!category || categories.some((row) => row.slug === category), slug);
    assert.ok(!city || cities.some((row) => row.slug === city), slug);
    assert.ok(!university || universities.some((row) => row.slug === university), slug);
    assert.ok(new Date(publishedAt) < new Date('2026-11-21'), slug);
  }
});

describe('articles', () => {
  for (const { slug, content, title, excerpt, metaDescription } of articles) {
    test(slug, () => {
      const words = countWords(content);
      assert.ok(words >= 500 && words <= 1200, `${words} words`);
      assert.match(content, /^## Sources$/m);
      assert.deepEqual(undatedYears(content), []);
      assertText(content);
      assertText([title, excerpt, metaDescription].join('\n'));
    });
  }
});

describe('topic and legal pages', () => {
  for (const { slug, body, lead, metaDescription } of topics) {
    test(slug, () => {
      assertText(body);
      assert.deepEqual(undatedYears(body), []);
      assertText([lead, metaDescription].join('\n'));
      assert.ok(metaDescription.length >= 70 && metaDescription.length <= 160);
    });
  }
  test('glossaire', () => assertText(glossary.text));
  test('mentions-legales', () => assertText(legalNoticeBody(NO_SETTINGS)));
  test('politique-confidentialite', () => {
    for (const isMailed of [true, false]) {
      for (const analyticsHost of [undefined, 'mesure.example']) {
        const body = privacyBody({
          settings: NO_SETTINGS,
          contactDelivered: isMailed,
          mailSent: isMailed,
          subscriptionConfirmed: isMailed,
          analyticsHost,
        });
        assertText(body);
        assert.match(body, /26 mois/);
        assert.equal(body.includes('mesure.example'), analyticsHost !== undefined);
      }
    }
  });
});

test('the glossary explains every acronym of an establishment', () => {
  const acronyms = establishments.flatMap(({ acronym }) => acronym?.split(' ')[0] ?? []);
  const unexplained = acronyms.filter(
    (acronym) => acronym === acronym.toUpperCase() && !glossary.text.includes(`**${acronym}**`),
  );
  assert.deepEqual(unexplained, []);
});

test('the guides lead to articles that exist', () => {
  const slugs = new Set(articles.map(({ slug }) => slug));
  for (const { guides } of guideGroups) {
    for (const slug of guides.flatMap(({ articles }) => articles)) assert.ok(slugs.has(slug));
  }
  for (const slug of topics.flatMap(({ relatedSlugs }) => relatedSlugs)) assert.ok(slugs.has(slug));
});

test('a guide says how long its articles take', () => {
  const minutes = new Map(articles.map(({ slug, content }) => [slug, readingTime(content)]));
  for (const guide of guideGroups.flatMap(({ guides }) => guides)) {
    const all = guide.articles.reduce((sum, slug) => sum + (minutes.get(slug) ?? 0), 0);
    assert.equal(guide.minutes, all, guide.title);
  }
});

test('descriptions of places and schools are worth reading and invent no number', () => {
  for (const { slug, description, websiteUrl } of withReasons(universities)) {
    const words = countWords(description);
    assert.ok(words >= 80 && words <= 200, `${slug}: ${words} words`);
    assert.ok(!websiteUrl || isOfficialSite(websiteUrl), slug);
    assertText(description);
  }
  for (const { description } of [...cities, ...universities, ...categories])
    assertText(description);
});

test('every city and school that came first has reasons of its own, in no other’s words (spec 2.32, 2.37)', () => {
  const texts = [...withReasons(cities), ...withReasons(universities)].map(
    ({ slug, reasons = '' }) => {
      assert.match(reasons, /^[^#]{60,}(?:\n\n### .+\n\n.+)+$/, slug);
      assertText(reasons);
      return reasons.slice(0, 60);
    },
  );
  assert.equal(new Set(texts).size, texts.length);
});

test('no two categories have the same colour', () => {
  assert.equal(new Set(categories.map(({ color }) => color)).size, categories.length);
});

describe('the rules can fail', () => {
  test('addresses of sources', () => {
    const link = '[x](https://www.lavieeco.com/a)';
    assert.deepEqual(forbiddenLinks(link), ['https://www.lavieeco.com/a']);
    assert.deepEqual(forbiddenLinks(`Texte\n\n## Sources\n\n- ${link}`), []);
  });
  test('typography', () => {
    assert.equal(typographyFaults('Quel master? L\'avis: «oui» "non"...').length, 6);
    assert.equal(typographyFaults('La commission . Un avis , deux').length, 2);
    assert.deepEqual(typographyFaults('Quel master ? « oui » : https://um5.ac.ma'), []);
  });
  test('links', () => {
    assert.deepEqual(forbiddenLinks('[a](http://um5.ac.ma) [b](https://evil.ma) [c](/villes)'), [
      'http://um5.ac.ma',
      'https://evil.ma',
    ]);
    assert.deepEqual(forbiddenLinks('Voir https://evil.ma\n\n[a]: https://mal.ma\n'), [
      'https://evil.ma',
      'https://mal.ma',
    ]);
  });
  test('years, phrases and the year to come', () => {
    assert.deepEqual(undatedYears('En 2024 et 2025.\n\n## Sources\n\n- Le360, 2025'), ['2024']);
    assert.deepEqual(emptyPhrases('Un atout majeur'), ['atout majeur']);
    assert.deepEqual(nextYearClaims('la rentrée 2026-2027'), ['2026-2027']);
  });
});

/** Those that came first; of the others the guide says where they are. */
function withReasons<Place extends { reasons?: string }>(places: Place[]): Place[] {
  return places.filter(({ reasons }) => reasons !== undefined);
}

function assertText(markdown: string): void {
  assert.deepEqual(typographyFaults(markdown), []);
  assert.deepEqual(emptyPhrases(markdown), []);
  assert.deepEqual(forbiddenLinks(markdown), []);
  assert.deepEqual(nextYearClaims(markdown), []);
  const dead = internalLinks(markdown).filter((link) => !livePaths.has(link));
  assert.deepEqual(dead, []);
}

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

/** What is to be asked stands in one box, so that the rest says what is known. */
const MOST_ORDERS = 2;
const ORDER = /(?<!\p{L})(?:demandez|vérifiez)(?!\p{L})/giu;
const BOX = /^> .*$/gm;
const LONG_SENTENCE = 80;

const proses = articles.map(({ slug, content }) => ({
  slug,
  prose: (content.split(/^## Sources$/m)[0] ?? '').replace(BOX, ''),
}));

test('an article tells readers what is known before what to ask', () => {
  const pushy = proses.filter(({ prose }) => (prose.match(ORDER)?.length ?? 0) > MOST_ORDERS);
  const slugs = pushy.map(({ slug }) => slug);
  assert.deepEqual(slugs, []);
});

test('an article has at most one box of things to check', () => {
  for (const { slug, content } of articles) {
    assert.ok((content.match(/^> \*\*À vérifier/gm)?.length ?? 0) <= 1, slug);
    assert.doesNotMatch(content, /^> \*\*(?!À vérifier)/m, slug);
  }
});

test('a sentence stands in one article, and others lead there', () => {
  const places = new Map<string, Set<string>>();
  for (const { slug, prose } of proses) {
    for (const sentence of sentencesOf(prose)) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(slug));
    }
  }
  const repeated = [...places].filter(([, slugs]) => slugs.size > 1);
  assert.deepEqual(Object.fromEntries(repeated), {});
});

function sentencesOf(prose: string): string[] {
  return prose
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.?!])\s+|\n+/)
    .filter((sentence) => sentence.length >= LONG_SENTENCE);
}
