import { db } from '@/lib/db/connect/client';
import { findEntries } from '@/lib/db/statements/search-entries';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import type { Slice } from './page';

type Filter = Slice & { where?: object };

/** A page of a list: what the search ranks for these words, equals in their order; then the others. */
export async function bestFirst<F extends Filter>(
  name: ResourceName,
  q: string,
  filter: F,
  list: (filter: F) => Promise<object[]>,
): Promise<object[]> {
  const { where = {}, limit, offset = 0 } = filter;
  const found = await findEntries(db(), q, null, new Date());
  const ranks = new Map(
    found.flatMap(({ kind, id, rank }) => (kind === KINDS[name] ? [[id, rank]] : [])),
  );
  const ids = [...ranks.keys()];
  if (ids.length === 0) return list(filter);
  const among = (id: object, slice: Slice) =>
    list({ ...filter, ...slice, where: { AND: [where, { id }] } });
  const ranked = await among({ in: ids }, { limit: undefined, offset: undefined });
  const rankOf = (row: object) => ranks.get((row as { id: string }).id) ?? 0;
  const end = limit === undefined ? undefined : offset + limit;
  const best = ranked.toSorted((one, other) => rankOf(other) - rankOf(one)).slice(offset, end);
  const left = limit === undefined ? undefined : limit - best.length;
  if (left === 0) return best;
  const past = Math.max(0, offset - ranked.length);
  return [...best, ...(await among({ notIn: ids }, { limit: left, offset: past }))];
}
