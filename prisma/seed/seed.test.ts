import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectWithoutDeadlines } from '@/lib/db/connect/client';
import { type SubjectName, readFacts } from '@/lib/db/statements/fact-rows';
import { rowsOf } from '@/lib/db/statements/rows';
import { questionTerms } from '@/lib/db/statements/search-entries';
import { factNames } from '@/lib/entities/entity';
import { entities } from '@/lib/entities/registry';
import { isSaid, isSame } from '@/lib/entities/said';
import { holdsUntil, seenDay, stateOf } from '@/lib/facts/state';
import { dayOf } from '@/lib/french/dates';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { readEstablishments } from '@/tests/seed/establishment-schema';
import { seedOnce } from './index';

/** A day after every date of the first data. */
const TODAY = '2026-11-26';
const SUBJECTS: readonly SubjectName[] = ['programmes', 'establishments', 'calls'];
const seeds = readEstablishments();
const programmes = seeds.flatMap((seed) => seed.programmes);

onDatabase('the seed', ({ url, db }) => {
  test('a seed that fails half-way leaves nothing', async () => {
    await db.$executeRaw`ALTER TABLE articles ADD CONSTRAINT broken CHECK (slug < 'd')`;
    await assert.rejects(seedOnce(db));
    await db.$executeRaw`ALTER TABLE articles DROP CONSTRAINT broken`;
    assert.equal(await db.city.count(), 0);
    assert.equal(await db.programme.count(), 0);
  });

  test('three instances at once fill an empty database once', async () => {
    const instances = Array.from({ length: 3 }, () => connectWithoutDeadlines(url));
    const filled = await Promise.all(instances.map(seedOnce));
    await Promise.all(instances.map((instance) => instance.$disconnect()));
    assert.deepEqual(filled.toSorted(), [false, false, true]);
    const articles = await db.article.count();
    assert.ok(articles >= 30);
    assert.equal(await seedOnce(db), false);
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

  test('all masters arrive with their establishments, calls and specialisations', async () => {
    assert.equal(await db.establishment.count(), seeds.length);
    assert.equal(await db.programme.count(), programmes.length);
    assert.equal(
      await db.programme.count({ where: { publishedAt: { lte: new Date() } } }),
      programmes.filter(({ published }) => published).length,
    );
    assert.equal(await db.call.count(), seeds.flatMap((seed) => seed.calls).length);
    const links = programmes.flatMap(({ specialisations }) => specialisations);
    assert.equal(await db.programmeCategory.count(), links.length);
  });

  test('a university has what is known of its recognition', async () => {
    const uir = await db.university.findUniqueOrThrow({ where: { slug: 'uir' } });
    assert.deepEqual(
      [uir.status, uir.recognisedYear, uir.recognitionToVerify],
      ['partenariat', 2016, true],
    );
  });

  test('a university has what a registry and a list of sites say of it', async () => {
    const { facts } = await db.university.findUniqueOrThrow({
      where: { slug: 'cadi-ayyad' },
      include: { facts: { include: { source: true }, orderBy: { field: 'asc' } } },
    });
    assert.deepEqual(
      facts.map(({ field, source }) => [field, source.url]),
      [
        ['cityId', 'https://ror.org/04xf6nm78'],
        ['websiteUrl', 'https://uca.ma'],
      ],
    );
  });

  test('search knows masters by acronym, university and city, and drafts are shown from nowhen', async () => {
    const entries = await db.$queryRaw<{ kind: string; shown: boolean }[]>`
      SELECT kind, shown_from IS NOT NULL AS shown FROM search_entries
      WHERE kind = 'programme' AND title_words @@ ${questionTerms('comptabilite').wholeWords}::tsquery
        AND words @@ ${questionTerms('encg settat Hassan Premier').wholeWords}::tsquery`;
    assert.deepEqual(entries, [{ kind: 'programme', shown: false }]);
  });

  for (const name of SUBJECTS) {
    test(`each field that readers see of ${name} has a source that says it, and a mark once that is old`, async () => {
      for (const { slug, row, facts } of await rows(name)) {
        for (const field of factNames(entities[name]).filter((one) => isSaid(row[one]))) {
          const value = row[field];
          const sayers = facts.filter(
            (one) => one.field === field && !one.endedOn && isSame(one.value, value),
          );
          assert.ok(sayers.length > 0, `nobody says ${field} of ${slug}`);
          const days = sayers.map((one) => seenDay(one)).filter((day) => day !== null);
          if (days.some((day) => holdsUntil(field, day, TODAY) >= TODAY)) continue;
          const state = stateOf({ field, value }, facts, TODAY);
          assert.ok(state === 'a-reverifier' || state === 'contredit', `${slug} ${field}`);
        }
      }
    });
  }

  test('nobody is said to have verified what nobody has, and what ended contradicts nothing', async () => {
    assert.equal(await db.fact.count({ where: { isVerified: true } }), 0);
    const ended = await db.fact.findMany({ where: { endedOn: { not: null } } });
    assert.ok(ended.length > 0);
    for (const { callId, field } of ended.filter(({ callId }) => callId !== null)) {
      const [one] = await rows('calls', { id: callId });
      const value = one?.row[field];
      assert.notEqual(stateOf({ field, value }, one?.facts ?? [], TODAY), 'contredit', one?.slug);
    }
  });

  test('past examinations have their source and their place', async () => {
    const exams = await db.pastExam.findMany({ include: { programme: true, source: true } });
    assert.ok(exams.length >= 60, String(exams.length));
    for (const { establishmentId, programme } of exams) {
      assert.equal(programme?.establishmentId ?? establishmentId, establishmentId);
    }
  });

  test('a later start leaves alone what staff made of it', async () => {
    await db.article.deleteMany();
    await db.call.deleteMany();
    await db.programme.deleteMany();
    assert.equal(await seedOnce(db), false);
    assert.equal(await db.article.count(), 0);
    assert.equal(await db.programme.count(), 0);
  });

  async function rows(name: SubjectName, where: object = {}) {
    const published = name === 'programmes' ? { publishedAt: { not: null } } : {};
    const found = await rowsOf(db, name).findMany({ where: { ...published, ...where } });
    const ids = found.map(({ id }) => id);
    const facts = await readFacts(db, name, ids);
    return found.map((row) => ({
      slug: row.slug,
      row: Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          value instanceof Date && entities[name].fields.some((one) => one.name === field)
            ? dayOf(value)
            : value,
        ]),
      ),
      facts: facts.get(row.id) ?? [],
    }));
  }
});
