import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  ALL_WORDS,
  MOST_OF_A_KIND,
  findEntries,
  findSpelling,
  indexEditorialDocuments,
} from '@/lib/db/statements/search-entries';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { onDatabase } from '@/tests/fixtures/database/on-database';

const NOW = new Date('2026-11-21T12:00:00Z');
const ARTICLE = { excerpt: 'Extrait', metaDescription: 'Description', author: 'Rédaction' };

onDatabase('search', ({ db }) => {
  let cityId: string;
  const names = new Map<string, string>();

  before(async () => {
    const city = await db.city.create({
      data: { name: 'Casablanca', slug: 'casablanca', description: 'La capitale économique' },
    });
    cityId = city.id;
    names.set(cityId, 'Casablanca');
    const { id } = await db.university.create({
      data: { name: 'Université Hassan II', slug: 'hassan-ii', description: 'À Aïn Chock', cityId },
    });
    names.set(id, 'Hassan II');
    await write('ancien', { title: 'Les bourses', content: 'Texte', publishedAt: '2024-01-01' });
    await write('corps', { title: 'Un budget', content: 'Une bourse', publishedAt: '2026-10-01' });
    await write('neuf', { title: 'Bourse', content: 'Texte', publishedAt: '2026-01-01', cityId });
    await write('brouillon', { title: 'Bourse secrète', content: 'Zanzibar' });
    await write('demain', { title: 'Bourse', content: 'Texte', publishedAt: '2026-11-22' });
  });

  test('title before body, fresh before old, and nothing unpublished', async () => {
    assert.deepEqual(await find('bourse'), ['neuf', 'ancien', 'corps']);
  });

  test('accents, capitals and plurals do not count; beginnings of titles do', async () => {
    assert.deepEqual(await find('ECONOMIQUES'), ['Casablanca']);
    assert.deepEqual(await find('casa'), ['Casablanca']);
    assert.deepEqual(await find('universites hassan'), ['Hassan II']);
  });

  test('all words before some, and some only where nothing of the kind has all', async () => {
    assert.deepEqual(await find('budget bourse'), ['corps']);
    assert.deepEqual(await find('budget casablanca'), ['Casablanca', 'corps']);
    const ranks = (await findEntries(db, 'budget casablanca', null, NOW)).map(({ rank }) => rank);
    assert.ok(ranks.every((rank) => rank < ALL_WORDS));
  });

  test('a word is found in another number or gender, and never by its stem alone', async () => {
    await write('metiers', { title: 'Les métiers visés', content: 'X', publishedAt: '2026-01-02' });
    assert.deepEqual(await find('visa'), []);
    assert.deepEqual(await find('metier visé'), ['metiers']);
  });

  test('a city holds its articles, its universities and itself', async () => {
    assert.deepEqual(await find('bourse', cityId), ['neuf']);
    assert.deepEqual(await find('hassan', cityId), ['Hassan II']);
    assert.deepEqual(await find('casablanca', cityId), ['Casablanca']);
  });

  test('search follows a change of city and of date', async () => {
    const { id } = await db.article.findUniqueOrThrow({ where: { slug: 'corps' } });
    await db.article.update({ where: { id }, data: { cityId } });
    assert.deepEqual(await find('bourse', cityId), ['neuf', 'corps']);
    await db.article.update({ where: { id }, data: { publishedAt: null } });
    assert.deepEqual(await find('budget'), []);
    await db.article.update({ where: { id }, data: { cityId: null, publishedAt: new Date(0) } });
    assert.deepEqual(await find('bourse', cityId), ['neuf']);
    assert.deepEqual(await find('budget'), ['corps']);
  });

  test('a word nobody wrote has a nearest one, a word of a draft is nobody’s', async () => {
    assert.deepEqual(await findSpelling(db, 'Casablnca bourse zanzibar', NOW), [
      { word: 'casablnca', nearest: 'casablanca' },
      { word: 'bourse', nearest: 'bourse' },
      { word: 'zanzibar', nearest: null },
    ]);
    assert.deepEqual(await findSpelling(db, 'secrète', NOW), [{ word: 'secrete', nearest: null }]);
    const { id } = await db.article.findUniqueOrThrow({ where: { slug: 'brouillon' } });
    await db.article.update({ where: { id }, data: { publishedAt: new Date('2026-11-22') } });
    assert.deepEqual(await findSpelling(db, 'seccrete', NOW), [
      { word: 'seccrete', nearest: null },
    ]);
    const later = new Date('2026-11-22T00:00:01Z');
    const nearest = [{ word: 'seccrete', nearest: 'secrete' }];
    assert.deepEqual(await findSpelling(db, 'seccrete', later), nearest);
    await db.article.update({ where: { id }, data: { publishedAt: null } });
  });

  test('whatever is typed is words', async () => {
    const typed = [
      ...["'", "''", '"bourse', "bourse' | 'x", 'a:*', '!bourse', '(((', '& | !', '<->', '\\', '%'],
      ...['le la du', 'http://a.b/c?d=e', 'a@b.ma', '-1.5e9', '🎓🎓', 'جامعة', "l'été d’hier"],
      ...["x'; DROP TABLE articles; --", '$1 $2', 'city:', `city:${cityId}`, 'é'.repeat(100)],
    ];
    for (const q of typed) {
      await findEntries(db, q, null, NOW);
      await findSpelling(db, q, NOW);
    }
    assert.deepEqual(await find('le la du'), []);
    assert.deepEqual(await find("'bourse' & !"), ['neuf', 'ancien', 'corps']);
  });

  test('every index of the search tables answers a question', async () => {
    await findEntries(db, 'bourse', null, NOW);
    await findEntries(db, 'bourse', cityId, NOW);
    await findSpelling(db, 'casablnca', NOW);
    await db.$transaction(async (tx) => {
      // So few rows would be read one by one.
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      await tx.articleLookup.count({ where: { text: { contains: 'bourse' } } });
    });
    // Past 1,000 matches search goes from new to old.
    await db.$executeRaw`
      INSERT INTO search_entries (kind, entity_id, shown_from, title_words, words)
      SELECT 'article', gen_random_uuid(), ${NOW}::timestamptz, 'zebre'::tsvector, 'zebre'::tsvector
      FROM generate_series(1, 3100)`;
    await db.$executeRaw`ANALYZE search_entries`;
    assert.equal((await findEntries(db, 'zebre', null, NOW)).length, MOST_OF_A_KIND + 1);
    await db.$executeRaw`DELETE FROM search_entries WHERE words = 'zebre'::tsvector`;
    await db.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
    const unused = await db.$queryRaw<{ name: string }[]>`
      SELECT indexrelname AS name FROM pg_stat_user_indexes
      WHERE (relname LIKE 'search%' OR relname = 'article_lookups') AND idx_scan = 0`;
    assert.deepEqual(unused, []);
  });

  test('the guide’s own texts are found, kept up to date, and written once', async () => {
    await indexEditorialDocuments(db, editorialDocuments);
    const [topic] = editorialDocuments;
    assert.ok(topic);
    const entries = await findEntries(db, topic.title, null, NOW);
    assert.deepEqual(entries[0], { kind: 'topic', id: topic.id, rank: 5 });
    const versions = () => db.$queryRaw`SELECT xmin::text FROM search_entries ORDER BY entity_id`;
    const before = await versions();
    await indexEditorialDocuments(db, editorialDocuments);
    assert.deepEqual(await versions(), before);
    await indexEditorialDocuments(db, [{ ...topic, title: 'Xylophone' }]);
    assert.equal((await findEntries(db, 'xylophone', null, NOW)).length, 1);
    assert.equal(await db.searchEntry.count({ where: { kind: { in: ['topic', 'guide'] } } }), 1);
  });

  async function find(q: string, city: string | null = null): Promise<(string | undefined)[]> {
    const entries = await findEntries(db, q, city, NOW);
    return entries.map(({ id }) => names.get(id));
  }

  type Written = { title: string; content: string; publishedAt?: string; cityId?: string };

  async function write(slug: string, { publishedAt, ...rest }: Written): Promise<void> {
    const date = publishedAt ? new Date(publishedAt) : null;
    const data = { ...ARTICLE, ...rest, slug, publishedAt: date };
    names.set((await db.article.create({ data })).id, slug);
  }
});
