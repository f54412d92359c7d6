import 'server-only';
import type { RowOf } from '@/lib/entities/entity';
import { establishments } from '@/lib/entities/establishment';
import { publishedWhere } from '@/lib/entities/published';
import { readsOf } from '../reading/public-rows';

export type Establishment = RowOf<typeof establishments>;

const { list, get, count } = readsOf(establishments, {
  select: (now) => ({ _count: { select: { programmes: { where: publishedWhere(now) } } } }),
  compute: ({ _count }: { _count: { programmes: number } }) => ({
    programmeCount: _count.programmes,
  }),
});

export const listEstablishments = list;
export const countEstablishments = count;
export const getEstablishment = (slug: string) => get({ slug });

export type PlaceGroup = { university: string; places: { slug: string; name: string }[] };

/** Every establishment by its short name, under its university. */
export async function listPlaces(): Promise<PlaceGroup[]> {
  const groups = Map.groupBy(await listEstablishments(), ({ universityName }) => universityName);
  const french = new Intl.Collator('fr');
  return [...groups]
    .map(([university, all]) => ({
      university,
      places: all
        .map(({ slug, name, acronym }) => ({ slug, name: acronym ?? name }))
        .sort((one, other) => french.compare(one.name, other.name)),
    }))
    .sort((one, other) => french.compare(one.university, other.university));
}
