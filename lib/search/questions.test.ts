import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { indexEditorialDocuments } from '@/lib/db/statements/search-entries';
import { publishedWhere } from '@/lib/entities/published';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { paths } from '@/lib/paths';
import { seedOnce } from '@/prisma/seed';
import { type Expected, KNOWN_MISSES, QUESTIONS } from '@/tests/fixtures/data/questions';
import { runOnServer } from '@/tests/fixtures/data/many-masters';
import { onDatabase } from '@/tests/fixtures/database/on-database';

type Shown = { href: string; text: string };
type Answer = { title: string; href: string; lines: { text: string }[] };
type Page = { answer?: Answer; groups: Shown[][] };

const ANSWERED_QUESTIONS = 108;

const CHEAP = ['master pas cher le soir casa', 'executive mba price'] as const;
const asked = [...QUESTIONS.map(([q]) => q), 'encg f settat dates', 'iscae date', ...CHEAP];
const NARROWED = [
  ['gratuit', 'casablanca'],
  ['gratuit casablanca', ''],
  ['candidature', 'settat'],
  ['candidature hassan premier', 'settat'],
  ['candidature rabat', ''],
  ['candidature agadir', ''],
  ['frais casablanca', ''],
  ['date feg settat', ''],
] as const;

/** What the search shows to each question, within a city or everywhere. */
const pagesOf = async (url: string, asked: readonly (readonly [q: string, ville: string])[]) =>
  new Map(
    await runOnServer<[string, Page][]>(
      url,
      `
      import { loadSearch } from '@/lib/search/search';
      import { searchQuestion } from '@/lib/search/search-question';
      const pages = [];
      for (const [q, ville] of ${JSON.stringify(asked)}) {
        const page = await loadSearch(searchQuestion({ q, ville }), 1);
        const shown = ({ href, name, facts }) => ({ href, text: [href, name, ...facts].join(' | ') });
        const groups = page.groups.map(({ results }) => results.map(shown));
        pages.push([q + '+' + ville, { answer: page.answer, groups }]);
      }
      answer(pages);`,
    ),
  );

let pages: Map<string, Page>;

onDatabase('questions of readers', ({ db, url }) => {
  before(async () => {
    await seedOnce(db);
    await indexEditorialDocuments(db, editorialDocuments);
    pages = await pagesOf(
      url,
      asked.map((q) => [q, '']),
    );
  });

  for (const [question, expected] of QUESTIONS) {
    test(question, () => {
      const isMiss = KNOWN_MISSES.includes(question);
      if (isMiss) assert.throws(() => expectFirst(question, expected), 'it is no miss any more');
      else expectFirst(question, expected);
    });
  }

  test('of a hundred and twenty questions all but a few lead where they should', (t) => {
    const right = QUESTIONS.length - KNOWN_MISSES.length;
    t.diagnostic(`${right} of ${QUESTIONS.length} questions are right`);
    assert.equal(QUESTIONS.length, 120);
    assert.ok(right >= ANSWERED_QUESTIONS);
  });

  test('finance casablanca: masters, then the article, and the page of the city', () => {
    const { groups } = pageOf('finance casablanca');
    const [masters = [], articles = []] = groups;
    assert.equal(articles[0]?.href, paths.article('master-finance-debouches'));
    assert.ok(groups.flat().some(({ href }) => href === paths.city('casablanca')));
    for (const { text } of masters) {
      assert.match(text, /Casablanca/);
      assert.match(text, /Finance|financ/i);
    }
  });

  test('the words of a school in any order are that school', () => {
    const { answer } = pageOf('encg f settat dates');
    assert.equal(answer?.href, '/universites/hassan-premier/encg-settat');
  });

  test('a place without a notice is not said of all places', () => {
    const [line] = pageOf('iscae date').answer?.lines ?? [];
    assert.equal(line?.text, 'Aucun avis de candidature recensé pour cette école ou université');
  });

  test('a list of costs says of what it is, and of which school each is', () => {
    const [evening, mbas] = CHEAP.map((q) => pageOf(q).answer);
    assert.equal(evening?.title, 'Frais : Casablanca, Temps aménagé');
    const generic = mbas?.lines.filter(({ text }) => text.startsWith('Executive MBA')) ?? [];
    assert.ok(generic.length > 0);
    for (const { text } of generic) assert.match(text, /^Executive MBA · .+ : /);
  });

  test('answers are of the chosen city, of what is there now, and of whom a call is for', async () => {
    await db.city.update({ where: { slug: 'rabat' }, data: { slug: 'rabat-sale' } });
    await db.call.deleteMany({ where: { establishment: { city: { slug: 'agadir' } } } });
    const feg = { establishment: { slug: 'feg-settat' } };
    const call = await db.call.findFirstOrThrow({ where: feg });
    const wanted = await db.programme.findFirstOrThrow({ where: { ...feg, ...publishedWhere() } });
    await db.callProgramme.create({ data: { callId: call.id, programmeId: wanted.id } });
    const there = { ...publishedWhere(), establishment: { city: { slug: 'casablanca' } } };
    const unpriced = { ...there, feeFree: false, feeAmount: null };
    const some = await db.programme.findFirstOrThrow({ where: { ...unpriced, rhythm: null } });
    await db.programme.update({ where: { id: some.id }, data: { feeFree: true } });
    const university = { status: 'publique' };
    const kind = { in: ['master', 'master-specialise'] };
    const atPublic = { ...there.establishment, university };
    const byRule = { ...unpriced, establishment: atPublic, kind, rhythm: 'temps-plein' };
    const countOf = (where: object) => db.programme.count({ where });
    const unknown = (await countOf(unpriced)) - (await countOf(byRule));

    const narrowed = await pagesOf(url, NARROWED);
    const answer = (q: string, ville = '') => narrowed.get(`${q}+${ville}`)?.answer;
    const said = (q: string) =>
      answer(q)
        ?.lines.map(({ text }) => text)
        .join() ?? '';
    assert.deepEqual(answer('gratuit', 'casablanca'), answer('gratuit casablanca'));
    assert.equal(answer('candidature', 'settat')?.href, '/candidatures?ville=settat');
    const { title, href } = answer('candidature hassan premier', 'settat') ?? {};
    assert.equal(href, '/candidatures?ville=settat&universite=hassan-premier');
    assert.equal(title, 'Candidatures : Université Hassan Premier, Settat');
    assert.doesNotMatch(said('candidature rabat'), /Aucun/);
    assert.match(said('candidature agadir'), /Aucun avis de candidature recensé dans cette ville/);
    assert.ok(said('date feg settat').includes(`, pour « ${wanted.name} » ·`));
    assert.match(said('frais casablanca'), new RegExp(`\\b${unknown} masters? aux frais`));
  });
});

function pageOf(question: string): Page {
  const page = pages.get(`${question}+`);
  assert.ok(page);
  return page;
}

function expectFirst(question: string, expected: Expected): void {
  const { answer, groups } = pageOf(question);
  const first = groups[0]?.[0];
  if (typeof expected === 'string') {
    return assert.equal(answer?.href ?? first?.href, expected, first?.text);
  }
  assert.equal(answer, undefined, answer?.href);
  assert.ok(first, 'nothing found');
  assert.match(first.href, KINDS[expected.kind]);
  for (const part of expected.has) assert.match(first.text, part);
}

const KINDS = { master: /^\/masters\/[^?]+$/, establishment: /^\/universites\/[^/]+\/[^/]+$/ };
