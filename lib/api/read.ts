import 'server-only';
import { type CardQuery, cardQuerySchema } from '@/lib/schemas/list-query';
import type { Page, Reader } from '@/lib/content/page';
import { listAnswer, listQuery } from './list-answer';
import { notFound } from '@/lib/process/http-error';
import { currentReader } from './reader';
import { revalidatedJson } from './respond';
import type { Handler, Params } from './route';

/** A public list of articles; staff see drafts in it. */
export function readArticles(
  list: (query: CardQuery, reader: Reader, params: Params) => Promise<Page<object>>,
): Handler {
  return async ({ request, params }) => {
    const query = listQuery(request, cardQuerySchema);
    const reader = await currentReader();
    return listAnswer(request, query, await list(query, reader, params), reader);
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

/** The same where staff may see more than visitors. */
export function readOneAs(
  get: (params: Params, reader: Reader) => Promise<object | undefined>,
): Handler {
  return async ({ request, params }) => {
    const reader = await currentReader();
    const entity = await get(params, reader);
    if (!entity) throw notFound();
    return revalidatedJson(request, entity, { reader });
  };
}
