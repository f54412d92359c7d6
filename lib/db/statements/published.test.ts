import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  isPublished,
  publicationOf,
  publicationWhere,
  publishedWhere,
} from '@/lib/entities/published';
import { sourced } from '@/tests/fixtures/data/sourced';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { nextPublication, readPublicAddresses } from './published-rows';
import { findEntries } from './search-entries';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const ARTICLE = {
  ...{ title: 'Frontière', excerpt: 'Extrait', content: 'Texte', author: 'Rédaction' },
  metaDescription: 'Description',
};

/** Dates around the moment at which something appears, and which of them are published. */
const DATES: [slug: string, publishedAt: Date | null, expected: boolean][] = [
  ['brouillon', null, false],
  ['jadis', new Date('0001-01-01T00:00:00.000Z'), true],
  ['juste-avant', new Date(NOW.getTime() - 1), true],
  ['maintenant', NOW, true],
  ['juste-apres', new Date(NOW.getTime() + 1), false],
  ['un-jour', new Date('9999-12-31T00:00:00.000Z'), false],
];
const PUBLISHED = DATES.filter(([, , expected]) => expected).map(([slug]) => slug);

onDatabase('published', ({ db, pool }) => {
  before(async () => {
    for (const [slug, publishedAt] of DATES) {
      const data = { ...ARTICLE, slug, publishedAt };
      await db.article.create({ data });
    }
  });

  test('the code, Prisma, SQL and search agree on what is published', async () => {
    const inCode = DATES.filter(([, publishedAt]) => isPublished({ publishedAt }, NOW));
    assert.deepEqual(
      inCode.map(([slug]) => slug),
      PUBLISHED,
      'in code',
    );

    const inPrisma = await db.article.findMany({ where: publishedWhere(NOW) });
    assert.deepEqual(slugs(inPrisma), [...PUBLISHED].sort(), 'in Prisma');

    const inSql = await db.$queryRaw<{ slug: string }[]>`
      SELECT slug FROM articles WHERE is_published(published_at, ${NOW}::timestamptz)`;
    assert.deepEqual(slugs(inSql), [...PUBLISHED].sort(), 'in SQL');

    const entries = await findEntries(db, 'frontière', null, NOW);
    const found = await db.article.findMany({ where: { id: { in: entries.map(({ id }) => id) } } });
    assert.deepEqual(slugs(found), [...PUBLISHED].sort(), 'in search');
  });

  test('what is not published is a draft without a date and scheduled with one', async () => {
    const states = DATES.map(([, publishedAt]) => publicationOf(publishedAt, NOW));
    const sent = DATES.map(([, date]) => publicationOf(date && date.toISOString(), NOW));
    assert.deepEqual(states, sent);
    assert.deepEqual(states, [
      'draft',
      ...(['published', 'published', 'published'] as const),
      ...(['scheduled', 'scheduled'] as const),
    ]);
    for (const state of ['draft', 'published', 'scheduled'] as const) {
      const found = await db.article.findMany({ where: publicationWhere(state, NOW) });
      const expected = DATES.filter((_, at) => states[at] === state).map(([slug]) => slug);
      assert.deepEqual(slugs(found), expected.sort(), state);
    }
  });

  test('the planner sees through the definition: a list still goes by its index', async () => {
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
        EXPLAIN SELECT min(published_at) FROM articles WHERE NOT is_published(published_at, now())`;
    });
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    assert.match(text, /Index Cond: .*published_at > now\(\)/);
  });

  test('the next publication is the earliest of any resource that has one', async () => {
    const far = new Date('9999-12-31T00:00:00.000Z');
    assert.deepEqual(await nextPublication(pool), far);
    const named = { name: 'Une université', slug: 'une-universite' };
    const { id: universityId } = await db.university.create({ data: named });
    const { id: establishmentId } = await db.establishment.create({
      data: { name: 'Une école', slug: 'une-ecole', type: 'ecole', universityId },
    });
    const publishedAt = new Date('9998-01-01T00:00:00.000Z');
    const master = { name: 'Un master', slug: 'un-master', kind: 'master', status: 'atteste' };
    await db.programme.create({
      data: { ...master, establishmentId, facts: sourced(), publishedAt },
    });
    assert.deepEqual(await nextPublication(pool), publishedAt);
  });

  function slugs(rows: { slug: string }[]): string[] {
    return rows.map(({ slug }) => slug).sort();
  }
});

onDatabase('public addresses', ({ db }) => {
  before(async () => {
    await db.city.create({ data: { name: 'Fès', slug: 'fes' } });
    await db.university.create({ data: { name: 'Hassan II', slug: 'hassan-ii' } });
    const past = new Date('2024-01-01');
    for (const [slug, publishedAt] of [
      ['b', past],
      ['a', past],
      ['brouillon', null],
      ['plus-tard', new Date('2999-01-01')],
    ] as const) {
      await db.article.create({ data: { ...ARTICLE, slug, publishedAt } });
    }
  });

  test('every range holds its part of what visitors can open, and knows the whole', async () => {
    const whole = await readPublicAddresses({ limit: 100, offset: 0 }, db);
    assert.equal(whole.total, 4);
    assert.deepEqual(
      whole.addresses.map(({ resource, slug }) => `${resource}/${slug}`),
      ['universities/hassan-ii', 'cities/fes', 'articles/a', 'articles/b'],
    );
    assert.ok(whole.addresses.every(({ changedAt }) => changedAt instanceof Date));
    const parts = [0, 2].map((offset) => readPublicAddresses({ limit: 2, offset }, db));
    const joined = (await Promise.all(parts)).flatMap(({ addresses }) => addresses);
    assert.deepEqual(joined, whole.addresses);
    assert.deepEqual((await readPublicAddresses({ limit: 2, offset: 4 }, db)).addresses, []);
  });

  test('a school that is a university by itself has the address of the university alone', async () => {
    const { id: universityId } = await db.university.create({
      data: { name: 'École des mines (EDM)', slug: 'edm' },
    });
    const add = (name: string, slug: string) =>
      db.establishment.create({ data: { name, slug, type: 'ecole', universityId } });
    const schools = async () =>
      (await readPublicAddresses({ limit: 100, offset: 0 }, db)).addresses
        .filter(({ resource }) => resource === 'establishments')
        .map(({ slug }) => slug);
    const { id } = await add('École des mines (Rabat)', 'edm-rabat');
    assert.deepEqual(await schools(), []);
    await db.establishment.update({ where: { id }, data: { name: 'École des mines de Rabat' } });
    assert.deepEqual(await schools(), ['edm/edm-rabat'], 'by another name it is a part');
    await db.establishment.update({ where: { id }, data: { name: 'École des mines' } });
    await add('Mines de Fès', 'edm-fes');
    assert.deepEqual(await schools(), ['edm/edm-fes', 'edm/edm-rabat'], 'one of two is a part');
  });
});
