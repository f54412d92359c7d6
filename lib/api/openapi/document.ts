import { z } from 'zod';
import { paths } from '@/lib/paths';
import { resources } from '@/lib/entities/registry';
import { SITE_NAME, absoluteUrl } from '@/lib/site';
import { entitySchemas } from '@/lib/api/answers';
import { id, slug } from '@/lib/entities/fields/rules';
import type { Access, Method, Operation } from '@/lib/api/contract';
import { type Address, type TableName, addressesOfApi } from '@/lib/api/contracts/index';

const FOR_WHOM: Record<Access, string> = {
  anybody: 'For anybody.',
  reader: 'For anybody; staff also see drafts.',
  user: 'For whoever is signed in.',
  staff: 'For staff.',
  admin: 'For admins.',
};
/** Of what is no single list: the files of contracts. */
const TAGS: Record<Exclude<TableName, 'lists'>, string> = {
  reads: 'What everybody may read',
  forms: 'What readers send',
  'sign-in': 'Who asks',
  history: 'What was, who else is there, and what is not saved yet',
  transfer: 'Whole lists as CSV',
  media: 'Uploaded pictures',
  proposals: 'What readers say is wrong or missing',
  letters: 'What is sent to the subscribers',
  addresses: 'Redirects, old and missing addresses',
  people: 'Users and subscribers',
  'back-office': 'What staff need beside the lists',
  openapi: 'What you are reading',
};

/** What follows neither from who may call nor from what is sent; all others are told of together. */
const PARTICULAR = [409, 503];

type Json = Record<string, unknown>;
type Kind = 'schemas' | 'parameters' | 'responses' | 'requestBodies' | 'headers';

export function openApiDocument(): object {
  const components: Record<Kind, Json> = {
    schemas: {},
    parameters: {},
    responses: {},
    requestBodies: {},
    headers: {},
  };
  const given = (schema: z.core.$ZodType) => jsonSchema(schema, 'input', components.schemas);
  const answered = (name: keyof typeof entitySchemas) =>
    jsonSchema(entitySchemas[name], 'output', components.schemas);

  /** The first of a name is written once; another of the same name, where it stands. */
  function shared(kind: Kind, name: string, part: Json): Json {
    const known = (components[kind][name] ??= part);
    const isSame = JSON.stringify(known) === JSON.stringify(part);
    return isSame ? { $ref: `#/components/${kind}/${name}` } : part;
  }

  function pathItem({ path, tag, names, operations }: Address) {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
      const row = given(name === 'slug' ? slug : id);
      const schema = name === 'resource' ? { type: 'string', enum: names } : row;
      return shared('parameters', name, { name, in: 'path', required: true, schema });
    });
    const methods = Object.entries(operations) as [Method, Operation][];
    return {
      parameters: parameters.length > 0 ? parameters : undefined,
      ...Object.fromEntries(
        methods.map(([method, operation]) => [
          method.toLowerCase(),
          {
            operationId: operationId(method, path),
            tags: [tag],
            ...described(operation),
            responses: { ...success(operation), ...refused(path, method, operation) },
          },
        ]),
      ),
    };
  }

  function described({ summary, more, access, query, body, rawBody }: Operation) {
    const schema = rawBody?.schema ?? body;
    const parameters = Object.entries((query && given(query).properties) ?? {});
    return {
      summary,
      description: [FOR_WHOM[access], more].filter(Boolean).join(' '),
      security: access === 'anybody' || access === 'reader' ? [] : undefined,
      parameters:
        query &&
        parameters.map(([name, schema]) =>
          shared('parameters', name, { name, in: 'query', schema }),
        ),
      requestBody: schema && requestBody(given(schema), rawBody?.type),
    };
  }

  function requestBody(schema: Json, type?: string) {
    const body = { required: true, content: content(schema, type) };
    const name = String(schema.$ref ?? '')
      .split('/')
      .at(-1);
    return name ? shared('requestBodies', name, body) : body;
  }

  function success(operation: Operation) {
    const { answer, query } = operation;
    const status = statusOf(operation);
    if (typeof answer === 'string') {
      const done = { description: 'Done', content: content(answered(answer)) };
      return { [status]: shared('responses', answer, done) };
    }
    if ('status' in answer) return { [status]: { description: answer.description } };
    const headers = query && 'limit' in (given(query).properties ?? {}) ? pageHeaders() : undefined;
    const schema = { type: 'array', items: answered(answer[0]) };
    const list = { description: 'The list', headers, content: content(schema) };
    return { [status]: shared('responses', `${answer[0]}List`, list) };
  }

  function pageHeaders() {
    const header = (name: string, type: string, description: string) => ({
      [name]: shared('headers', name, { schema: { type }, description }),
    });
    return {
      ...header('X-Total-Count', 'integer', 'Rows of the whole list'),
      ...header('Link', 'string', 'The next part, when there is one'),
    };
  }

  function refused(path: string, method: Method, operation: Operation) {
    const response = (name: string, description = '') => ({
      [name]: shared('responses', name, { description, content: content(answered('Error')) }),
    });
    const statuses = refusalsOf(path, method, operation).filter((one) => PARTICULAR.includes(one));
    const particular = statuses.map((status) => response(String(status), REFUSALS[status]));
    const general = response('4XX', listOf(REFUSALS));
    // Linters look for an answer that succeeds, and take this one where a call leads elsewhere.
    const other = statusOf(operation) < 300 ? {} : { default: general['4XX'] };
    return Object.assign(general, ...particular, other) as Json;
  }

  const tags = [
    ...Object.values(resources).map(({ section: { label, text } }) => [label, text]),
    ...Object.entries(TAGS),
  ];
  return {
    openapi: '3.1.0',
    info: {
      title: SITE_NAME,
      version: '1.0.0',
      description:
        'What readers see and staff change. What is not known is null. What fails on our side is answered with 500 or 503, in the form of a refusal.',
      contact: { url: absoluteUrl(paths.contact) },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map(([name, description]) => ({ name, description })),
    security: [{ session: [] }],
    paths: Object.fromEntries(addressesOfApi.map((address) => [address.path, pathItem(address)])),
    components: {
      ...components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  };
}

const content = (schema: object, type = 'application/json') => ({ [type]: { schema } });

function operationId(method: Method, path: string): string {
  const [, ...words] = path.split(/[^a-zA-Z]+/).filter(Boolean);
  const named = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + named.join('');
}

const listOf = (refusals: Record<number, string>) =>
  Object.entries(refusals)
    .map(([status, words]) => `${status}: ${words}`)
    .join('. ');

/** What is sent says its name itself; what is answered is written once under its name. */
for (const [id, schema] of Object.entries<z.ZodType>(entitySchemas)) {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}

type JsonSchema = { properties?: Record<string, unknown>; $ref?: string; [key: string]: unknown };

/** Whatever has a name is added to `schemas`. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output', schemas: object): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const {
    $schema: _,
    $defs,
    ...rest
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'), (_key, value) =>
    plainer(value),
  ) as JsonSchema;
  Object.assign(schemas, $defs);
  return rest;
}

/** Without bounds that every number keeps and patterns that formats say, and null as a type. */
function plainer(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { anyOf, ...rest } = value as JsonSchema;
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum;
  if (rest.format) delete rest.pattern;
  if (!Array.isArray(anyOf)) return rest;
  const [one, none] = anyOf as JsonSchema[];
  if (anyOf.length !== 2 || none?.type !== 'null' || typeof one?.type !== 'string')
    return { anyOf, ...rest };
  const values = Array.isArray(one.enum) ? { enum: [...one.enum, null] } : {};
  return { ...one, type: [one.type, 'null'], ...values, ...rest };
}

/** What each status says, whichever operation answers it. */
const REFUSALS: Record<number, string> = {
  400: 'The body is not JSON, or not the form that was expected',
  401: 'Nobody is signed in; the message is exactly Unauthorized',
  403: 'Not of the staff, an editor where only admins may, from another site, or against oneself',
  404: 'There is no such thing',
  409: 'The slug is taken, someone else saved meanwhile, or the last admin would go',
  413: 'The body is too large',
  415: 'The body is sent as another type',
  422: 'Some fields or parameters are not valid, as the issues tell',
  429: 'Too many requests; Retry-After tells when to come back',
  503: 'Not available just now; nothing was done',
};

export function refusalsOf(path: string, method: Method, operation: Operation): number[] {
  const { access, body, rawBody, query, refusals = [] } = operation;
  const isForStaff = access === 'staff' || access === 'admin';
  return [
    ...new Set([
      ...(isForStaff || access === 'user' ? [401] : []),
      ...(isForStaff || method !== 'GET' ? [403] : []),
      ...(path.includes('{') ? [404] : []),
      ...(body || rawBody ? [400, 413, 415, 422] : []),
      ...(query ? [422] : []),
      ...refusals,
      429,
    ]),
  ].toSorted((one, other) => one - other);
}

export function statusOf({ answer, status }: Operation): number {
  return typeof answer === 'object' && 'status' in answer ? answer.status : (status ?? 200);
}
