import { type SubjectName, putSources } from '@/lib/db/statements/fact-rows';
import { sourceKey } from '@/lib/facts/sources';
import type { Prisma } from '@/prisma/generated/client';
import { type By, type Ids, type Tally, pick, proposeRows } from './propose';
import { type SeedEstablishment, factsOf, readEstablishments, sourceOf } from './read';

type Places = { cities: Ids; universities: Ids; categories: Ids };

/** Before any news that can still be told: what comes with the product is none to subscribers. */
const PUBLISHED_ON = '2026-09-01T00:00:00.000Z';

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
    const row = { ...seed, description: seed.text, universityId, cityId };
    return universityId ? [{ ...seed, row }] : [];
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
      programmes.map(({ specialisations = [], fees, published, ...own }) => {
        const row = {
          ...own,
          ...feeColumns(fees),
          establishmentId,
          categoryIds: specialisations.flatMap((slug) => pick(places.categories, slug) ?? []),
          publishedAt: published ? PUBLISHED_ON : null,
        };
        return { row, facts: factsOf(own.facts, row, sources) };
      }),
    ),
  );
  await propose(
    'calls',
    there.flatMap(({ calls, sources, slug, establishmentId }) =>
      calls.map((call) => {
        const row = { ...call, slug: `${slug}-${call.academicYear}`, establishmentId };
        return { row, facts: factsOf(call.facts, row, sources) };
      }),
    ),
  );
  // They came with the facts: nobody can have changed them, and who has some has all.
  if ((await tx.pastExam.count()) > 0) return;
  const exams = there.flatMap(({ programmes: masters, establishmentId, sources }) =>
    masters.flatMap(({ slug, pastExams = [] }) =>
      pastExams.map(({ source, ...exam }) => ({
        exam: { ...exam, establishmentId, programmeId: programmes.get(slug) ?? null },
        source: sourceOf(source, sources),
      })),
    ),
  );
  const sourceIds = await putSources(
    tx,
    exams.map(({ source }) => source),
  );
  await tx.pastExam.createMany({
    data: exams.map(({ source, exam }) => ({
      ...exam,
      sourceId: sourceIds.get(sourceKey(source)) ?? '',
    })),
  });
}

function feeColumns(fees: SeedEstablishment['programmes'][number]['fees']) {
  if (!fees) return {};
  if ('free' in fees) return { feeFree: true };
  const { amount, per, year, approximate } = fees;
  return { feeAmount: amount, feePer: per, feeYear: year, feeApproximate: approximate === true };
}
