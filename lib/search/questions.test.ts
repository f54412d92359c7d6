import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectWithoutDeadlines } from '@/lib/db/connect/client';
import { indexEditorialDocuments } from '@/lib/db/statements/search-entries';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { paths } from '@/lib/paths';
import { seedOnce } from '@/prisma/seed';
import { type Expected, KNOWN_MISSES, QUESTIONS } from '@/tests/fixtures/data/questions';
import { runOnServer } from '@/tests/fixtures/data/many-masters';
import { type Database, startDatabase } from '@/tests/fixtures/database/test-server';

type Shown = { href: string; text: string };
type Answer = { title: string; href: string; lines: { text: string }[] };
type Page = { answer?: Answer; groups: Shown[][] };

const CHEAP = ['master pas cher le soir casa', 'executive mba price'] as const;
const asked = [...QUESTIONS.map(([q]) => q), 'encg f settat dates', 'iscae date', ...CHEAP];
const PROGRAM = `
  import { loadSearch } from '@/lib/search/search';
  import { searchQuestion } from '@/lib/search/search-question';
  const pages = [];
  for (const q of ${JSON.stringify(asked)}) {
    const { answer, groups } = await loadSearch(searchQuestion({ q }), 1);
    const shown = ({ href, name, facts }) => ({ href, text: [href, name, ...facts].join(' | ') });
    pages.push([q, { answer, groups: groups.map(({ results }) => results.map(shown)) }]);
  }
  process.stdout.write(JSON.stringify(pages), () => process.exit(0));`;

let database: Database;
let pages: Map<string, Page>;

before(async () => {
  database = await startDatabase();
  const db = connectWithoutDeadlines(database.url);
  await seedOnce(db);
  await indexEditorialDocuments(db, editorialDocuments);
  await db.$disconnect();
  pages = new Map(JSON.parse(await runOnServer(database.url, PROGRAM)));
});
after(() => database.stop());

for (const [question, expected] of QUESTIONS) {
  test(question, () => {
    const isMiss = KNOWN_MISSES.includes(question);
    if (isMiss) assert.throws(() => expectFirst(question, expected), 'it is no miss any more');
    else expectFirst(question, expected);
  });
}

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

function pageOf(question: string): Page {
  const page = pages.get(question);
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
