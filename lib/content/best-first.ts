import { db } from '@/lib/db/connect/client';
import { findEntries } from '@/lib/db/statements/search-entries';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import type { Slice } from './page';

type Filter = Slice & { where?: object };

/** The search orders these further than by rank; equals among others stay as the list has them. */
const FINELY_ORDERED: readonly ResourceName[] = ['programmes', 'articles'];

/** A page of a list: what the search ranks for these words, then the others. */
export async function bestFirst<F extends Filter>(
  name: ResourceName,
  q: string,
  filter: F,
  list: (filter: F) => Promise<object[]>,
): Promise<object[]> {
  const { where = {}, limit, offset = 0 } = filter;
  const found = await findEntries(db(), q, null, new Date());
  const isFine = FINELY_ORDERED.includes(name);
  const places = new Map(
    found.flatMap(({ kind, id, rank }, at) =>
      kind === KINDS[name] ? [[id, isFine ? at : -rank]] : [],
    ),
  );
  const ids = [...places.keys()];
  if (ids.length === 0) return list(filter);
  const among = (id: object, slice: Slice) =>
    list({ ...filter, ...slice, where: { AND: [where, { id }] } });
  const ranked = await among({ in: ids }, { limit: undefined, offset: undefined });
  const place = (row: object) => places.get((row as { id: string }).id) ?? 0;
  const end = limit === undefined ? undefined : offset + limit;
  const best = ranked.toSorted((one, other) => place(one) - place(other)).slice(offset, end);
  const left = limit === undefined ? undefined : limit - best.length;
  if (left === 0) return best;
  const past = Math.max(0, offset - ranked.length);
  return [...best, ...(await among({ notIn: ids }, { limit: left, offset: past }))];
}
