import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { indexEditorialDocuments } from '@/lib/db/statements/editorial-documents';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { paths } from '@/lib/paths';
import { seedOnce } from '@/prisma/seed';
import { QUESTIONS } from '@/tests/fixtures/data/questions';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { findOrCorrect } from './search';
import { searchPage } from './search-page';

type Record = { kind: string; text: string };

onDatabase('what students ask', ({ db }) => {
  const records = new Map<string, Record>();

  before(async () => {
    await seedOnce(db);
    await indexEditorialDocuments(db, editorialDocuments);
    await readRecords();
  });

  for (const [question, expected] of QUESTIONS) {
    test(question, async () => {
      const first = (await shown(question))[0];
      assert.ok(first, 'nothing found');
      if (typeof expected === 'string') return assert.equal(first.text, expected);
      assert.equal(first.kind, expected.kind, first.text);
      for (const part of expected.has) assert.match(first.text, part);
    });
  }

  test('finance casablanca: masters, then the article, and the page of the city', async () => {
    const all = await shown('finance casablanca');
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    assert.deepEqual(kinds.slice(0, 3), ['master', 'article', 'city']);
    const texts = all.map(({ text }) => text);
    assert.equal(
      all.find(({ kind }) => kind === 'article')?.text,
      paths.article('master-finance-debouches'),
    );
    assert.ok(texts.includes(paths.city('casablanca')));
    for (const { text } of all.filter(({ kind }) => kind === 'master')) {
      assert.match(text, /Casablanca/);
      assert.match(text, /Finance|financ/i);
    }
  });

  async function shown(question: string): Promise<Record[]> {
    const { found } = await findOrCorrect(db, question, null, new Date());
    const { groups } = searchPage(found, '', 1);
    return groups.flatMap(({ entries }) => entries.map(({ id }) => records.get(id) as Record));
  }

  async function readRecords() {
    const put = (id: string, kind: string, text: string) => records.set(id, { kind, text });
    const university = { select: { slug: true, name: true } };
    const place = { include: { university, city: true } };
    for (const { id, slug } of await db.article.findMany()) put(id, 'article', paths.article(slug));
    for (const { id, slug } of await db.city.findMany()) put(id, 'city', paths.city(slug));
    for (const { id, slug } of await db.category.findMany()) {
      put(id, 'category', paths.category(slug));
    }
    for (const { id, slug } of await db.university.findMany()) {
      put(id, 'university', paths.university(slug));
    }
    for (const { id, href } of editorialDocuments) put(id, 'guide', href);
    for (const one of await db.establishment.findMany(place)) {
      put(one.id, 'establishment', paths.establishment(one.university.slug, one.slug));
    }
    const categories = { include: { category: true } };
    const include = { establishment: place, categories };
    for (const { id, name, ...rest } of await db.programme.findMany({ include })) {
      const { acronym, name: at, city } = rest.establishment;
      const fields = rest.categories.map(({ category }) => category.name);
      put(id, 'master', [name, ...fields, acronym, at, city?.name].join(' | '));
    }
  }
});
