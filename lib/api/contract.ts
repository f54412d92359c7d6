import type { z } from 'zod';
import type { Actor } from '@/lib/admin/audit';
import type { CurrentUser } from '@/lib/auth/session/current-user';
import type { Page, Reader } from '@/lib/content/page';
import type { LimitName } from '@/lib/limits/rate-limit';
import { resourceNames, resources } from '@/lib/entities/registry';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import type { EntityName } from '@/lib/api/answers';
import { perform, unknownToStaff } from './perform';
import { type Handler, type Call as HttpCall, type Options, route } from './route';

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
