import 'server-only';
import type { Page } from '@/lib/content/page';
import { env } from '@/lib/env';
import { type ListQuery, listQuerySchema } from '@/lib/schemas/list-query';
import { parse } from './body';
import { json, revalidatedJson } from './respond';

export function listQuery(request: Request): ListQuery {
  return parse(listQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
}

/** An array, with the length of the whole list and the way to its next part in the headers. */
export function listAnswer(request: Request, query: ListQuery, { rows, total }: Page<object>) {
  return revalidatedJson(request, rows, pageHeaders(request, query, total));
}

/** The same for lists that only staff may see, which nothing on the way may keep. */
export function privateListAnswer(request: Request, query: ListQuery, page: Page<object>) {
  return json(page.rows, { headers: pageHeaders(request, query, page.total) });
}

function pageHeaders(request: Request, query: ListQuery, total: number): Record<string, string> {
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
