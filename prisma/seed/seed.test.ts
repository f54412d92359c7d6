import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import type { PrismaClient } from '@/prisma/generated/client';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { seedIfEmpty } from './index';

onDatabase('the seed', (url) => {
  let db: PrismaClient;
  before(async () => {
    await applyMigrations(url());
    db = connectPatiently(url());
  });
  after(() => db.$disconnect());

  test('a seed that fails half-way leaves nothing', async () => {
    await db.$executeRaw`ALTER TABLE articles ADD CONSTRAINT broken CHECK (slug < 'd')`;
    await assert.rejects(seedIfEmpty(db));
    await db.$executeRaw`ALTER TABLE articles DROP CONSTRAINT broken`;
    assert.equal(await db.city.count(), 0);
  });

  test('three instances at once fill an empty database once', async () => {
    const instances = Array.from({ length: 3 }, () => connectPatiently(url()));
    const filled = await Promise.all(instances.map(seedIfEmpty));
    await Promise.all(instances.map((instance) => instance.$disconnect()));
    assert.deepEqual(filled.toSorted(), [false, false, true]);
    const articles = await db.article.count();
    assert.ok(articles >= 30);
    assert.equal(await seedIfEmpty(db), false);
    assert.equal(await db.article.count(), articles);
  });

  test('every article is published, has a computed reading time and its links', async () => {
    assert.equal(await db.article.count({ where: { publishedAt: null } }), 0);
    const casablanca = await db.article.findFirstOrThrow({
      where: { slug: 'etudier-a-casablanca' },
      include: { city: true, university: true },
    });
    assert.equal(casablanca.city?.slug, 'casablanca');
    assert.equal(casablanca.university?.slug, 'hassan-ii');
    assert.ok(casablanca.readingTime >= 3 && casablanca.readingTime <= 7);
  });

  test('a database with anything in it is left alone', async () => {
    await db.article.deleteMany();
    assert.equal(await seedIfEmpty(db), false);
    assert.equal(await db.article.count(), 0);
  });
});
