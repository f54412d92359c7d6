import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import type { PrismaClient } from '@/prisma/generated/client';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { seedIfEmpty } from '../index';
import { seedMasters } from './load';
import { readEstablishments } from './read';
import { questionTerms } from '@/lib/search/search-words';

const seeds = readEstablishments();
const programmes = seeds.flatMap((seed) => seed.programmes);
const calls = seeds.flatMap((seed) => seed.calls);

onDatabase('the first masters', (url) => {
  let db: PrismaClient;
  before(async () => {
    await applyMigrations(url());
    db = connectPatiently(url());
    await seedIfEmpty(db);
    // As on a site that ran before the directory: its staff renamed a city, corrected a university
    // and deleted another.
    await db.slugHistory.create({
      data: { entity: 'city', slug: 'fes', targetId: await idOf('city', 'fes') },
    });
    await db.city.update({ where: { slug: 'fes' }, data: { slug: 'fes-ville' } });
    await db.university.update({ where: { slug: 'hem' }, data: { status: 'partenariat' } });
    await db.university.delete({ where: { slug: 'esca' } });
    await db.slugHistory.create({ data: { entity: 'university', slug: 'esca' } });
  });
  after(() => db.$disconnect());

  test('a start that fails half-way leaves nothing of them', async () => {
    await db.$executeRaw`ALTER TABLE calls ADD CONSTRAINT broken CHECK (slug < 'e')`;
    await assert.rejects(seedMasters(db));
    await db.$executeRaw`ALTER TABLE calls DROP CONSTRAINT broken`;
    assert.equal(await db.establishment.count(), 0);
    assert.equal(await db.seededContent.count(), 0);
  });

  test('three instances at once write them once', async () => {
    const instances = Array.from({ length: 3 }, () => connectPatiently(url()));
    const filled = await Promise.all(instances.map(seedMasters));
    await Promise.all(instances.map((instance) => instance.$disconnect()));
    assert.deepEqual(filled.toSorted(), [false, false, true]);
  });

  test('all of them arrive, but for those of a university that staff deleted', async () => {
    const left = seeds.filter(({ universitySlug }) => universitySlug === 'esca');
    assert.ok(left.length > 0);
    assert.equal(await db.establishment.count(), seeds.length - left.length);
    const without = left.flatMap((seed) => seed.programmes).length;
    assert.equal(await db.programme.count(), programmes.length - without);
    const publishedCount = programmes.filter(({ published }) => published).length;
    const withoutPublished = left.flatMap((seed) => seed.programmes).filter((p) => p.published);
    assert.equal(
      await db.programme.count({ where: { publishedAt: { lte: new Date() } } }),
      publishedCount - withoutPublished.length,
    );
    assert.equal(await db.call.count(), calls.length - left.flatMap((seed) => seed.calls).length);
    const links = programmes.flatMap(({ specialisations }) => specialisations).length;
    const lost = left.flatMap((seed) => seed.programmes).flatMap((p) => p.specialisations).length;
    assert.equal(await db.programmeCategory.count(), links - lost);
  });

  test('what staff renamed is found, and what they said stays', async () => {
    const inFes = seeds.filter(({ citySlug }) => citySlug === 'fes').length;
    const where = { city: { slug: 'fes-ville' } };
    assert.equal(await db.establishment.count({ where }), inFes);
    assert.equal(await db.city.count({ where: { slug: 'fes' } }), 0);
    const hem = await db.university.findUniqueOrThrow({ where: { slug: 'hem' } });
    assert.deepEqual([hem.status, hem.recognisedYear], ['partenariat', null]);
    const uir = await db.university.findUniqueOrThrow({ where: { slug: 'uir' } });
    assert.deepEqual(
      [uir.status, uir.recognisedYear, uir.recognitionToVerify],
      ['partenariat', 2016, true],
    );
  });

  test('search knows them by acronym, university and city, and drafts are shown from nowhen', async () => {
    const entries = await db.$queryRaw<{ kind: string; shown: boolean }[]>`
      SELECT kind, shown_from IS NOT NULL AS shown FROM search_entries
      WHERE kind = 'programme' AND title_words @@ ${questionTerms('comptabilite').wholeWords}::tsquery
        AND words @@ ${questionTerms('encg settat Hassan Premier').wholeWords}::tsquery`;
    assert.deepEqual(entries, [{ kind: 'programme', shown: false }]);
  });

  test('a later start writes nothing, whatever staff made of them', async () => {
    await db.callProgramme.deleteMany();
    await db.call.deleteMany();
    await db.programme.deleteMany();
    assert.equal(await seedMasters(db), false);
    assert.equal(await db.programme.count(), 0);
  });

  async function idOf(model: 'city', slug: string): Promise<string> {
    return (await db[model].findUniqueOrThrow({ where: { slug } })).id;
  }
});
