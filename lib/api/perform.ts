import 'server-only';
import type { z } from 'zod';
import {
  type CurrentUser,
  currentReader,
  requireAdmin,
  requireStaff,
  requireUser,
} from '@/lib/auth/session/current-user';
import type { Page, Reader } from '@/lib/content/page';
import { env } from '@/lib/env';
import { invalid, notFound } from '@/lib/process/http-error';
import type { PageQuery } from '@/lib/entities/fields/list-query';
import { id as idSchema, isSlug } from '@/lib/entities/fields/text';
import { parse, readJson } from './body';
import type { Access, Operation } from './contract';
import { PRIVATE, json, revalidatedJson } from './respond';
import type { Call, Params } from './route';
import { limit, limitAddress, requireSameOrigin } from './caller';

/** Only staff may learn which addresses below /api/admin do not exist. */
export async function unknownToStaff(): Promise<never> {
  await requireStaff();
  throw notFound();
}

const nobody = async () => undefined;
const REQUIRED: Record<Access, () => Promise<CurrentUser | undefined>> = {
  anybody: nobody,
  reader: nobody,
  user: requireUser,
  staff: requireStaff,
  admin: requireAdmin,
};

/** Who staff are comes before all that could tell others what is there. */
export async function perform(operation: Operation | undefined, { request, params }: Call) {
  if (!operation) throw notFound();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const user = await REQUIRED[operation.access]();
  if (request.method === 'HEAD' && 'isFile' in Object(operation.answer)) return headOfFile();
  if (!isRead) requireSameOrigin(request);
  if (!isRead && user) await limit(operation.limit ?? 'adminWrite', user.id);
  const call = {
    request,
    user,
    actor: user && actorOf(user, request),
    params: knownParams(params),
    query: operation.query && readQuery(request, operation.query),
    input: operation.body && (await readJson(request, operation.body)),
    reader: 'visitor' as Reader,
  };
  // What a visitor mistypes does not count.
  if (!user && operation.limit) await limitAddress(operation.limit, request);
  if (operation.access === 'reader') call.reader = await currentReader();
  return answered(operation, call, await operation.work(call as never));
}

const headOfFile = () => new Response(null, { headers: { 'Cache-Control': PRIVATE } });

function actorOf(user: CurrentUser, request: Request) {
  const requestId = request.headers.get('x-request-id') ?? undefined;
  return { id: user.id, label: user.email ?? user.id, requestId };
}

/** What is no id and no slug names nothing. */
function knownParams(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === 'slug' && !isSlug(value)) throw notFound();
      return [name, name === 'slug' || name === 'resource' ? value : requireId(value)];
    }),
  );
}

function requireId(value: string | undefined): string {
  const parsed = idSchema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** Refuses a parameter that is given twice, because programs differ on which one counts. */
function readQuery<S extends z.core.$ZodType>(request: Request, schema: S): z.output<S> {
  const entries = [...new URL(request.url).searchParams];
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw invalid([{ path: '', message: 'Has a parameter more than once' }]);
  }
  return parse(schema, Object.fromEntries(entries));
}

type Asked = { request: Request; query: unknown; user?: CurrentUser; reader: Reader };

function answered(
  { answer, status }: Operation,
  { request, query, user, reader }: Asked,
  result: unknown,
): Response {
  if (result instanceof Response) return result;
  if (answer === 'Success') return json({ success: true });
  if (result === undefined) throw notFound();
  const isPage = Array.isArray(answer) && !Array.isArray(result);
  const { rows, total } = isPage ? (result as Page<object>) : { rows: result, total: 0 };
  const headers = isPage ? pageHeaders(request, query as PageQuery, total) : undefined;
  // No cache may keep what only its reader may see.
  return user
    ? json(rows, { status, headers })
    : revalidatedJson(request, rows, { reader, headers });
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
