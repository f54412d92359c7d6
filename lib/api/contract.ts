import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/admin/audit';
import {
  type CurrentUser,
  currentReader,
  requireAdmin,
  requireStaff,
  requireUser,
} from '@/lib/auth/session/current-user';
import type { Page, Reader } from '@/lib/content/page';
import type { LimitName } from '@/lib/limits/rate-limit';
import { resourceNames, resources } from '@/lib/entities/registry';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import type { EntityName } from './answers';
import {
  type Call as HttpCall,
  type Handler,
  type Options,
  PRIVATE,
  type Params,
  json,
  revalidatedJson,
  route,
} from './route';
import { env } from '@/lib/env';
import { invalid, notFound } from '@/lib/process/http-error';
import type { PageQuery } from '@/lib/entities/fields/list-query';
import { id as idSchema, isSlug } from '@/lib/entities/fields/rules';
import { limit, limitAddress, parse, readJson, requireSameOrigin } from './request';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Staff = { user: CurrentUser; actor: Actor };

/** What `work` learns of who asks. Staff are readers who also see what is not published. */
type People = {
  anybody: object;
  reader: { reader: Reader };
  user: { user: CurrentUser };
  staff: Staff;
  admin: Staff;
};
export type Access = keyof People;

/** What `work` sends by itself. A file is not made for HEAD. */
type Sent = { status: 200 | 202 | 302 | 303; description: string; isFile?: true };

/** The name of what is answered, in brackets a list of it. */
export type Answer = EntityName | readonly [EntityName] | Sent;

type ResultOf<A extends Answer> = A extends 'Success'
  ? unknown
  : A extends EntityName
    ? object | undefined
    : A extends Sent
      ? Response
      : Page<object> | object[];

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ParamsOf<Path> = { [Name in NamesIn<Path>]: Name extends 'resource' ? ResourceName : string };

type Call<Params, Query, Input> = { request: Request; params: Params; query: Query; input: Input };

type Described<A> = {
  /** What the summary leaves out. */
  more?: string;
  /** Changes of staff count as `adminWrite` when nothing else is said. */
  limit?: LimitName;
  /** A body that is no JSON, which `work` reads by itself. */
  rawBody?: { type: string; schema: z.core.$ZodType };
  answer: A;
  status?: 201;
  /** Only those that follow from nothing else that is said here. */
  refusals?: number[];
};

/** Whatever its query, body and people are: `perform` gives `work` what it asked for. */
export type Operation<Params = never> = Described<Answer> & {
  summary: string;
  access: Access;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  work: (call: Call<Params, never, never> & Staff & People['reader']) => unknown;
};

export type Operations<Params = never> = Partial<Record<Method, Operation<Params>>>;

export const anybody = forWhom('anybody');
export const reader = forWhom('reader');
export const user = forWhom('user');
export const staff = forWhom('staff');
export const admin = forWhom('admin');

function forWhom<Who extends Access>(access: Who) {
  return <
    Params,
    Query extends z.core.$ZodType,
    Body extends z.core.$ZodType,
    const A extends Answer,
  >(
    summary: string,
    given: Described<A> & {
      query?: Query;
      body?: Body;
      work: (
        call: Call<Params, z.output<Query>, z.output<Body>> & People[Who],
      ) => Promise<ResultOf<A>> | ResultOf<A>;
    },
  ) => ({ access, summary, ...given }) as Operation<Params>;
}

/** All that one address can do, said once: for Next, which takes its methods, and the document. */
export function contract<const Path extends string>(
  path: Path,
  operations: Operations<ParamsOf<Path>>,
  { names = path.includes('{resource}') ? resourceNames : undefined, ...options }: Given = {},
) {
  return opened({ path, names, isSameForAll: true, operationsOf: () => operations }, options);
}

/** The same of each list, with what differs between them. */
export function contractPerList<const Path extends string, Name extends ResourceName>(
  path: Path,
  operationsOf: (resource: Resource & { name: Name }) => Operations<ParamsOf<Path>>,
  names: readonly Name[] = resourceNames as Name[],
) {
  const all = new Map<string, Operations>(
    names.map((name) => [name, operationsOf({ ...resources[name], name })]),
  );
  return opened({ path, names, isSameForAll: false, operationsOf: (name = '') => all.get(name) });
}

type Given = Options & Pick<Contract, 'names'>;

export type Contract = {
  path: string;
  /** The lists that {resource} in the path stands for. */
  names?: readonly ResourceName[];
  isSameForAll: boolean;
  operationsOf: (name?: string) => Operations | undefined;
};

function opened(contract: Contract, options?: Options) {
  const { path, names, operationsOf } = contract;
  const methods = Object.keys(operationsOf(names?.[0]) ?? {}) as Method[];
  const handlers = Object.fromEntries(
    methods.map((method): [Method, Handler] => [
      method,
      async (call) => perform(operationsOf(call.params.resource)?.[method], call),
    ]),
  );
  /** An unknown list of the back-office answers 401 or 404 to every method, never 405. */
  const before = async ({ params }: HttpCall) => {
    const isUnknown = names && !names.some((name) => name === params.resource);
    if (isUnknown && path.startsWith('/api/admin/')) await unknownToStaff();
  };
  return { ...contract, ...route(handlers, { before, ...options }) };
}

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
async function perform(operation: Operation | undefined, { request, params }: HttpCall) {
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
