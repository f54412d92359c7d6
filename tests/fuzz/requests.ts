import fc from 'fast-check';
import { resourceNames, samples } from '@/tests/fixtures/data/samples';

export type Who = 'visitor' | 'member' | 'admin' | 'forged';
export type FuzzedRequest = {
  who: Who;
  method: string;
  path: string;
  raw?: string;
  headers: Record<string, string>;
};

const READS = [
  ...['/api/articles', '/api/articles/featured', '/api/articles/popular', '/api/universities'],
  ...['/api/establishments', '/api/programmes', '/api/calls'],
  ...['/api/categories', '/api/cities', '/api/openapi.json', '/api/auth/user', '/api/admin/users'],
  ...['/api/admin/newsletter', '/api/admin/audit', '/api/admin/media', '/api', '/recherche'],
];
const BY_NAME = [
  ...['/api/articles/slug/', '/api/articles/city/', '/api/articles/university/', '/api/cities/'],
  ...[
    '/api/universities/slug/',
    '/api/cities/slug/',
    '/api/programmes/slug/',
    '/master-maroc/',
    '/villes/',
    '/',
  ],
];
const WRITES = [
  ...resourceNames.map((name) => `/api/admin/${name}`),
  ...[
    '/api/admin/media',
    '/api/admin/preview',
    '/api/admin/links',
    '/api/newsletter/subscribe',
    '/api/contact',
  ],
  ...['/api/event', '/api/admin/users', '/newsletter/inscription', '/contact/envoi'],
];
const PARAMETERS = [
  'limit',
  'offset',
  'q',
  'sort',
  'fields',
  'url',
  'page',
  'ville',
  'tri',
  ...['city', 'category', 'kind', 'language', 'fees', 'budget', 'calls', 'state', 'verifiedBefore'],
  '__proto__',
];

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** Text that finds what was not thought of: any Unicode, half characters, markup, numbers, paths. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.uuid(),
  pick([
    '../..',
    '%00',
    '%ff',
    '%2f',
    '..%2f',
    '.',
    '//',
    "' OR 1=1 --",
    '<script>',
    '$where',
    '\\',
  ]),
  fc.constant('a'.repeat(3000)),
);
const segment = fc.oneof(
  odd.map(escape),
  odd.map((text) => text.replaceAll(/[^!-~]|[#?]/g, '')),
);
const query = fc
  .array(fc.tuple(pick(PARAMETERS), odd.map(escape)), { maxLength: 3 })
  .map((pairs) => (pairs.length ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

const readPath = fc
  .tuple(
    fc.oneof(
      pick(READS),
      fc.tuple(pick(BY_NAME), segment).map((two) => two.join('')),
    ),
    query,
  )
  .map((two) => two.join(''));

/** Paths of writes, by an id that is there, that is not, or that is none. */
const writePath = (ids: Record<string, string>) =>
  fc.oneof(
    pick(WRITES),
    pick(resourceNames).map((name) => `/api/admin/${name}/${ids[name]}`),
    pick([`/api/admin/users/${ids.users}/admin`, `/api/admin/newsletter/${ids.newsletter}`]),
    fc
      .tuple(pick([...resourceNames, 'users', 'newsletter', 'zqx']), segment)
      .map(([name, id]) => `/api/admin/${name}/${id}`),
  );

type Body = Record<string, unknown>;

const WRONG: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(true, [], {}, [[]], { contains: '@' }, -1, 1e21, 2 ** 31, '\u0000', 'x\ud800'),
  fc.constant('y'.repeat(60_000)),
  fc.object({ maxDepth: 3 }),
);
const UNKNOWN = ['id', 'viewCount', 'isAdmin', 'constructor', 'createdAt', '$set', 'zqx'];

/** Bodies that no call accepts: text that is no JSON, other JSON, or a good body with a fault. */
function brokenBody(good: fc.Arbitrary<Body>): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `{${text}`),
    fc.array(fc.anything({ maxDepth: 2, withNullPrototype: false })).map(serialise),
    fc.constantFrom('', '[]', 'null', '"x"', '1', '{"__proto__":{"isAdmin":true}}', '{}'),
    fc
      .tuple(good, fc.constantFrom(...UNKNOWN), WRONG)
      .map(([body, name, value]) => serialise({ ...body, [name]: value ?? null })),
    fc
      .tuple(good, fc.constantFrom('name', 'title'), WRONG)
      .map(([body, name, value]) => serialise({ ...body, [name]: [value], zqx: 1 })),
    good.map((body) => serialise({ ...body, slug: '../x' })),
  );
}

function serialise(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  );
}

const broken = brokenBody(pick(resourceNames).map((name) => samples[name]()));
const headers = fc.record(
  {
    origin: pick(['null', 'https://evil.example', '']),
    'content-type': pick([
      'text/plain',
      'application/json; charset=utf-7',
      'multipart/form-data',
      'x',
    ]),
    accept: pick(['text/html', '*/*', 'x']),
    'if-none-match': odd.map(escape),
    'accept-language': odd.map(escape),
  },
  { requiredKeys: [] },
);

/** Requests of which none may change anything: bad bodies, or people who may not. */
export function fuzzedRequests(ids: Record<string, string>): fc.Arbitrary<FuzzedRequest> {
  const reads = fc.record({
    who: pick<Who>(['visitor', 'member', 'admin', 'forged']),
    method: pick(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PATCH']),
    path: readPath,
    headers,
  });
  const writes = fc.record({
    who: pick<Who>(['visitor', 'member', 'admin', 'forged']),
    method: pick(['POST', 'PUT', 'PATCH']),
    path: writePath(ids),
    raw: broken,
    headers,
  });
  const removals = fc.record({
    who: pick<Who>(['visitor', 'member', 'forged']),
    method: fc.constant('DELETE'),
    path: writePath(ids),
    headers,
  });
  return fc.oneof({ weight: 4, arbitrary: reads }, { weight: 5, arbitrary: writes }, removals);
}

/** As a URL holds it; half characters, which it cannot hold, by their replacement. */
function escape(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
