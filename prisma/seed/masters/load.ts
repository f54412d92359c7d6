import { type SubjectName, putSources } from '@/lib/db/statements/fact-rows';
import { sourceKey } from '@/lib/facts/address';
import type { Prisma } from '@/prisma/generated/client';
import { type By, type Ids, type Tally, pick, proposeRows } from './propose';
import { readEstablishments } from './read';
import { callRow, establishmentRow, examsOf, factsOf, programmeRow } from './rows';

type Places = { cities: Ids; universities: Ids; categories: Ids };

/** The masters, with their establishments and calls, and what they are classed under. */
export async function proposeDirectory(
  tx: Prisma.TransactionClient,
  places: Places,
  { by, tally }: { by: By; tally: Tally },
): Promise<void> {
  const propose = (name: SubjectName, records: Parameters<typeof proposeRows>[2]) =>
    proposeRows(tx, name, records, { by, tally });

  const seeds = readEstablishments().flatMap((seed) => {
    const universityId = pick(places.universities, seed.universitySlug);
    const cityId = pick(places.cities, seed.citySlug);
    return universityId ? [{ ...seed, row: establishmentRow(seed, { universityId, cityId }) }] : [];
  });
  const establishments = await propose(
    'establishments',
    seeds.map(({ row, facts, sources }) => ({ row, facts: factsOf(facts, row, sources) })),
  );
  const there = seeds.flatMap((seed) => {
    const establishmentId = establishments.get(seed.slug);
    return establishmentId ? [{ ...seed, establishmentId }] : [];
  });
  const programmes = await propose(
    'programmes',
    there.flatMap(({ programmes, sources, establishmentId }) =>
      programmes.map((one) => {
        const categoryIds = one.specialisations.flatMap(
          (slug) => pick(places.categories, slug) ?? [],
        );
        const row = { ...programmeRow(one, establishmentId), categoryIds };
        return { row, facts: factsOf(one.facts, row, sources) };
      }),
    ),
  );
  await propose(
    'calls',
    there.flatMap(({ calls, sources, slug, establishmentId }) =>
      calls.map((one) => {
        const row = callRow(one, slug, establishmentId);
        return { row, facts: factsOf(one.facts, row, sources) };
      }),
    ),
  );
  // They came with the facts: nobody can have changed them, and who has some has all.
  if ((await tx.pastExam.count()) > 0) return;
  const exams = there.flatMap(({ programmes: masters, establishmentId, sources }) =>
    masters.flatMap((one) => {
      const programmeId = programmes.get(one.slug) ?? null;
      return examsOf(one, { establishmentId, programmeId }, sources);
    }),
  );
  const sourceIds = await putSources(
    tx,
    exams.map(({ source }) => source),
  );
  await tx.pastExam.createMany({
    data: exams.map(({ source, ...exam }) => ({
      ...exam,
      sourceId: sourceIds.get(sourceKey(source)) ?? '',
    })),
  });
}
