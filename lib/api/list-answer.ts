import 'server-only';
import type { Page, Reader } from '@/lib/content/page';
import { env } from '@/lib/env';
import type { PageQuery } from '@/lib/schemas/list-query';
import { invalid } from '@/lib/process/http-error';
import { parse } from './body';
import { json, revalidatedJson } from './respond';
import type { z } from 'zod';

export function listQuery<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  const entries = [...new URL(request.url).searchParams];
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw invalid([{ path: '', message: 'Has a parameter more than once' }]);
  }
  return parse(schema, Object.fromEntries(entries));
}

/** An array, with the length of the whole list and the way to its next part in the headers. */
export function listAnswer(
  request: Request,
  query: PageQuery,
  { rows, total }: Page<object>,
  reader: Reader = 'visitor',
) {
  return revalidatedJson(request, rows, { reader, headers: pageHeaders(request, query, total) });
}

/** The same for lists that only staff may see, which nothing on the way may keep. */
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
