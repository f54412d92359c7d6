import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectTo } from '@/lib/db/client';
import { startInMemoryDatabase } from '@/lib/db/embedded/in-memory';
import { applyMigrations } from '@/lib/db/migrate';
import type { PrismaClient } from '@/prisma/generated/client';
import { seedIfEmpty } from './index';

let database: Awaited<ReturnType<typeof startInMemoryDatabase>>;
let db: PrismaClient;

before(async () => {
  database = await startInMemoryDatabase();
  await applyMigrations(database.url);
  db = connectTo(database.url);
});
after(async () => {
  await db.$disconnect();
  await database.stop();
});

test('an empty database is filled once, however often it is asked for', async () => {
  assert.deepEqual(
    await Promise.all([seedIfEmpty(db), seedIfEmpty(db)]).then((done) => done.toSorted()),
    [false, true],
  );
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
