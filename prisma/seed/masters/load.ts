import {
  type PastExam,
  type SubjectName,
  writeFacts,
  writePastExams,
} from '@/lib/db/statements/fact-rows';
import type { Fact } from '@/lib/entities/evidence';
import type { Prisma } from '@/prisma/generated/client';
import { readEstablishments } from './read';
import { callRow, establishmentRow, examsOf, factsOf, programmeRow } from './rows';
import type { SeedEstablishment } from './schema';

type Ids = Map<string, string>;

/** The first masters, with their establishments and calls, and what they are classed under. */
export async function fillDirectory(
  db: Prisma.TransactionClient,
  places: { cities: Ids; universities: Ids; categories: Ids },
): Promise<void> {
  const seeds = readEstablishments();
  const bySlug = { select: { id: true, slug: true } };
  const establishments = idsBySlug(
    await db.establishment.createManyAndReturn({
      data: seeds.map((seed) =>
        establishmentRow(seed, {
          universityId: idOf(places.universities, seed.universitySlug),
          cityId: idOf(places.cities, seed.citySlug),
        }),
      ),
      ...bySlug,
    }),
  );
  const programmes = idsBySlug(
    await db.programme.createManyAndReturn({
      data: seeds.flatMap(({ slug, programmes }) =>
        programmes.map((one) => programmeRow(one, idOf(establishments, slug))),
      ),
      ...bySlug,
    }),
  );
  const calls = idsBySlug(
    await db.call.createManyAndReturn({
      data: seeds.flatMap(({ slug, calls }) =>
        calls.map((one) => callRow(one, slug, idOf(establishments, slug))),
      ),
      ...bySlug,
    }),
  );
  await db.programmeCategory.createMany({
    data: seeds
      .flatMap((seed) => seed.programmes)
      .flatMap(({ slug, specialisations }) =>
        specialisations.map((name) => ({
          programmeId: idOf(programmes, slug),
          categoryId: idOf(places.categories, name),
        })),
      ),
  });
  await fillFacts(db, seeds, { ...places, establishments, programmes, calls });
}

type Rows = { universities: Ids; cities: Ids; establishments: Ids; programmes: Ids; calls: Ids };
type Subject = { id: string; facts: Fact[] };

async function fillFacts(
  db: Prisma.TransactionClient,
  seeds: readonly SeedEstablishment[],
  rows: Rows,
): Promise<void> {
  const subjects: Record<Exclude<SubjectName, 'universities'>, Subject[]> = {
    establishments: [],
    programmes: [],
    calls: [],
  };
  const exams: PastExam[] = [];
  for (const seed of seeds) {
    const establishmentId = idOf(rows.establishments, seed.slug);
    const { sources } = seed;
    const place = {
      universityId: idOf(rows.universities, seed.universitySlug),
      cityId: idOf(rows.cities, seed.citySlug),
    };
    const facts = factsOf(seed.facts, { ...establishmentRow(seed, place) }, sources);
    subjects.establishments.push({ id: establishmentId, facts });
    for (const one of seed.programmes) {
      const id = idOf(rows.programmes, one.slug);
      const values = { ...programmeRow(one, establishmentId), ...one };
      subjects.programmes.push({ id, facts: factsOf(one.facts, values, sources) });
      exams.push(...examsOf(one, { establishmentId, programmeId: id }, sources));
    }
    for (const one of seed.calls) {
      const id = idOf(rows.calls, callRow(one, seed.slug, establishmentId).slug);
      const values = { ...one, establishmentId };
      subjects.calls.push({ id, facts: factsOf(one.facts, values, sources) });
    }
  }
  for (const [name, some] of Object.entries(subjects)) {
    await writeFacts(db, name as SubjectName, some);
  }
  await writePastExams(db, exams);
}

export function idsBySlug(rows: { id: string; slug: string }[]): Ids {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export function idOf(ids: Ids, slug: string): string {
  const id = ids.get(slug);
  if (!id) throw new Error(`The seed refers to ${slug}, which it does not contain`);
  return id;
}
