import 'server-only';
import { type ListQuery } from '@/lib/schemas/list-query';
import type { Page } from '@/lib/content/page';
import { listAnswer, listQuery } from './list-answer';
import { notFound } from './errors';
import { revalidatedJson } from './respond';
import type { Handler, Params } from './route';

/** A public list that takes the optional `limit` and `offset`. */
export function readList(
  list: (query: ListQuery, params: Params) => Promise<Page<object>>,
): Handler {
  return async ({ request, params }) => {
    const query = listQuery(request);
    return listAnswer(request, query, await list(query, params));
  };
}

/** One public entity, or 404. */
export function readOne(get: (params: Params) => Promise<object | undefined>): Handler {
  return async ({ request, params }) => {
    const entity = await get(params);
    if (!entity) throw notFound();
    return revalidatedJson(request, entity);
  };
}
