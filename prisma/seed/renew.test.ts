import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import type { PrismaClient } from '@/prisma/generated/client';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { readArticles } from './articles';
import { seedIfEmpty } from './index';
import { type FormerTexts, markOf, renewTexts } from './renew';

const OLD = { title: 'Un ancien titre', excerpt: 'a', metaDescription: 'b', content: 'c' };
const former: FormerTexts = {
  articles: {
    'etudier-a-fes': [markOf('Un ancien titre', 'a', 'b', 'c')],
    'apres-le-master': [markOf('Un autre', 'a', 'b', 'c')],
  },
  categories: { droit: [markOf('Une ancienne description')] },
  cities: { fes: [markOf('Une ancienne description')] },
  universities: { hem: [markOf('Une ancienne description')] },
};

onDatabase('texts of a site that already runs', (url) => {
  let db: PrismaClient;
  before(async () => {
    await applyMigrations(url());
    db = connectPatiently(url());
    await seedIfEmpty(db);
    // As an earlier version left it: old texts, one of them changed by staff, and some rows fewer.
    const where = { slug: { in: ['etudier-a-fes', 'apres-le-master'] } };
    await db.article.updateMany({ where, data: OLD });
    await db.article.update({ where: { slug: 'etudier-a-fes' }, data: { featured: true } });
    await db.city.update({
      where: { slug: 'fes' },
      data: { description: 'Une ancienne description', reasons: null },
    });
    await db.city.update({ where: { slug: 'rabat' }, data: { reasons: 'De l’équipe' } });
    await db.category.update({
      where: { slug: 'droit' },
      data: { description: 'Une ancienne description' },
    });
    await db.university.update({ where: { slug: 'hem' }, data: { description: 'De l’équipe' } });
    await db.university.delete({ where: { slug: 'abulcasis' } });
    const gone = ['etudier-a-meknes', 'etudier-a-oujda'];
    await db.article.deleteMany({ where: { slug: { in: gone } } });
    await db.slugHistory.create({ data: { entity: 'article', slug: 'etudier-a-oujda' } });
  });
  after(() => db.$disconnect());

  test('a renewal that fails half-way changes nothing', async () => {
    await db.$executeRaw`ALTER TABLE articles ADD CONSTRAINT broken CHECK (slug <> 'etudier-a-meknes')`;
    await assert.rejects(renewTexts(db, former));
    await db.$executeRaw`ALTER TABLE articles DROP CONSTRAINT broken`;
    assert.equal((await article('etudier-a-fes'))?.title, OLD.title);
    assert.equal(await db.seededContent.count(), 0);
  });

  test('three instances at once do it once', async () => {
    const instances = Array.from({ length: 3 }, () => connectPatiently(url()));
    const done = await Promise.all(instances.map((instance) => renewTexts(instance, former)));
    await Promise.all(instances.map((instance) => instance.$disconnect()));
    assert.deepEqual(done.toSorted(), [false, false, true]);
  });

  test('texts that nobody touched are renewed, and nothing else of their rows', async () => {
    const fes = await article('etudier-a-fes');
    const seed = readArticles().find(({ slug }) => slug === 'etudier-a-fes');
    assert.equal(fes?.title, seed?.title);
    assert.match(fes?.content ?? '', /Informations vérifiées en mars 2026\./);
    assert.equal(fes?.featured, true);
    const city = await db.city.findUnique({ where: { slug: 'fes' } });
    assert.match(city?.description ?? '', /^Fès est une ville de patrimoine/);
    assert.match(city?.reasons ?? '', /^.{60,}\n\n### /s);
    const droit = await db.category.findUnique({ where: { slug: 'droit' } });
    assert.match(droit?.description ?? '', /^Droit des affaires/);
  });

  test('what staff changed or deleted stays so', async () => {
    assert.equal((await article('apres-le-master'))?.title, OLD.title);
    const hem = await db.university.findUnique({ where: { slug: 'hem' } });
    assert.equal(hem?.description, 'De l’équipe');
    const rabat = await db.city.findUnique({ where: { slug: 'rabat' } });
    assert.equal(rabat?.reasons, 'De l’équipe');
    assert.equal(await article('etudier-a-oujda'), null);
  });

  test('what is new arrives with its links', async () => {
    const meknes = await db.article.findUnique({
      where: { slug: 'etudier-a-meknes' },
      include: { city: true, university: true },
    });
    assert.equal(meknes?.city?.slug, 'meknes');
    assert.equal(meknes?.university?.slug, 'moulay-ismail');
    assert.ok(await db.university.findUnique({ where: { slug: 'abulcasis' } }));
  });

  test('a site without the guide’s articles is left alone', async () => {
    await db.seededContent.deleteMany();
    await db.article.deleteMany();
    await db.slugHistory.deleteMany();
    assert.equal(await renewTexts(db, former), true);
    assert.equal(await db.article.count(), 0);
  });

  const article = (slug: string) => db.article.findUnique({ where: { slug } });
});
