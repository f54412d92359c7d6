import 'server-only';
import { currentReader } from '@/lib/auth/session/current-user';
import type { Page, Reader } from '@/lib/content/page';
import { env } from '@/lib/env';
import { notFound } from '@/lib/process/http-error';
import { type CardQuery, type PageQuery, cardQuerySchema } from '@/lib/schemas/list-query';
import { type Params, readQuery } from './address';
import { json, revalidatedJson } from './respond';
import type { Handler } from './route';

export function readArticles(
  list: (query: CardQuery, reader: Reader, params: Params) => Promise<Page<object>>,
): Handler {
  return async ({ request, params }) => {
    const query = readQuery(request, cardQuerySchema);
    const reader = await currentReader();
    return listAnswer(request, query, await list(query, reader, params), reader);
  };
}

export function readOne(get: (params: Params) => Promise<object | undefined>): Handler {
  return async ({ request, params }) => {
    const entity = await get(params);
    if (!entity) throw notFound();
    return revalidatedJson(request, entity);
  };
}

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

export function listAnswer(
  request: Request,
  query: PageQuery,
  { rows, total }: Page<object>,
  reader: Reader = 'visitor',
) {
  return revalidatedJson(request, rows, { reader, headers: pageHeaders(request, query, total) });
}

/** No cache may keep these lists, because only staff may see them. */
export function privateListAnswer(request: Request, query: PageQuery, page: Page<object>) {
  return json(page.rows, { headers: pageHeaders(request, query, page.total) });
}

function pageHeaders(request: Request, query: PageQuery, total: number): Record<string, string> {
  const next = query.offset + query.limit;
  return {
    'X-Total-Count': String(total),
    ...(next < total ? { Link: `<${nextUrl(request, next)}>; rel="next"` } : {}),
  };
}

function nextUrl(request: Request, offset: number): string {
  const { pathname, search } = new URL(request.url);
  const url = new URL(pathname + search, env().SITE_URL);
  url.searchParams.set('offset', String(offset));
  return url.href;
}
