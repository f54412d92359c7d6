import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  isPublished,
  publicationOf,
  publicationWhere,
  publishedWhere,
} from '@/lib/entities/published';
import { findEntries } from '@/lib/db/statements/search-entries';
import { nextPublication } from './published-rows';
import { sourced } from '@/tests/fixtures/data/sourced';
import { onDatabase } from '@/tests/fixtures/database/on-database';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const ARTICLE = { title: 'Frontière', excerpt: 'Extrait', content: 'Texte', author: 'Rédaction' };

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
      const data = { ...ARTICLE, metaDescription: 'Description', slug, publishedAt };
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
