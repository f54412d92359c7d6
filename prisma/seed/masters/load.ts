import type { Prisma } from '@/prisma/generated/client';
import { readEstablishments } from './read';
import { callRow, establishmentRow, programmeRow } from './rows';

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
  await db.call.createMany({
    data: seeds.flatMap(({ slug, calls }) =>
      calls.map((one) => callRow(one, slug, idOf(establishments, slug))),
    ),
  });
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
}

export function idsBySlug(rows: { id: string; slug: string }[]): Ids {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export function idOf(ids: Ids, slug: string): string {
  const id = ids.get(slug);
  if (!id) throw new Error(`The seed refers to ${slug}, which it does not contain`);
  return id;
}
