import assert from 'node:assert/strict';
import { NO_SETTINGS } from '@/lib/entities/settings';
import { describe, test } from 'node:test';
import { glossary } from '@/lib/texts/pages';
import { guideGroups, topics as topicPages } from '@/lib/texts/topics';
import { legalNoticeBody, privacyBody } from '@/lib/texts/legal';
import { paths } from '@/lib/paths';
import { countWords, readingTime } from '@/lib/french/words';
import { readArticles } from './articles';
import {
  emptyPhrases,
  forbiddenLinks,
  internalLinks,
  isOfficialSite,
  nextYearClaims,
  typographyFaults,
  undatedYears,
} from '@/tests/spelling/content-rules';
import { readEstablishments } from '@/tests/seed/establishment-schema';
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
