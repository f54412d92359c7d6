import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samples } from '@/tests/fixtures/data/samples';
import { entities, resourceNames, resources } from './registry';
import type { Field, InputKind, ResourceName } from './resource';

const UNPRINTABLE = [
  '\u0000',
  'a\u0000b',
  'a\u0007b',
  'a\u0085b',
  'a\uFFFEb',
  '\uD800',
  'a\uDC00b',
];
const NO_TEXT = [...UNPRINTABLE, 5, true, [], {}, { contains: 'a' }];
const NO_LINE = [...NO_TEXT, 'a\nb'];
const ID = '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10';
const NO_ID = ['none', '0', 1, ID.slice(1), `${ID} `, ' ', {}, { not: null }, [], false];
const NO_URL = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.b',
  '//example.org',
  'https://',
  ' https://example.org',
  'https://exa mple.org',
  'https://a@example.org',
  'https://a:b@example.org',
  'https:\\\\example.org',
  'https://example.org/\u0000',
  `https://example.org/${'x'.repeat(2000)}`,
  5,
];
const PAGE = { publisher: 'a', title: null, url: 'https://a.ma/', date: null, kind: 'autre' };
const ELEVEN_PAGES = Array.from({ length: 11 }, () => PAGE);

/** What no field of a kind takes, whatever resource has it. */
const REFUSED: Partial<Record<InputKind, unknown[]>> = {
  line: NO_LINE,
  meta: NO_LINE,
  text: NO_TEXT,
  markdown: NO_TEXT,
  number: ['5', '1 250,00', -1, 1.5, 2 ** 31, 2 ** 53, true, {}],
  switch: ['true', 'on', 1, null, []],
  color: ['red;}body{', '#fff', '059669', '#05966g', '#0596690', '', null, 'expression(1)'],
  url: NO_URL,
  image: [...NO_URL, '/media/../x.webp', `/media/${'x'.repeat(3000)}.webp`],
  select: NO_ID,
  reference: NO_ID,
  links: [null, ['x'], [null], [ID, ID]],
  choice: ['none of them', 5],
  choices: [null, 'fr', ['none of them'], [null], Array.from({ length: 900 }, () => 'fr')],
  date: ['2026', '2026-02-30', '15/09/2026', '1999-12-31', '2026-09-15T00:00:00Z', 5],
  'partial-date': ['2024-13', '15/09/2026', 5],
  publication: [
    '',
    'now',
    '2024-01-01',
    '2024-01-01T00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-01-01T00:00:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    1_700_000_000_000,
    true,
    {},
  ],
  sources: [null, {}, 'x', ELEVEN_PAGES],
  notice: [null, 'x', []],
  facts: [null, 'x', [{}], [{ field: 'name', value: 'a' }]],
};

const isText = ({ input }: Field) => ['line', 'meta', 'text', 'markdown'].includes(input);

function refusedBy(field: Field): unknown[] {
  const { input, min = 0, max = 0, required, isNullable } = field;
  return [
    ...(REFUSED[input] ?? []),
    ...(input === 'number' ? [min - 1, max + 1] : []),
    ...(isText(field) && max > 0 ? ['x'.repeat(max + 1)] : []),
    ...(isText(field) && (required || isNullable) ? [' ', '\u200B\u2060\u3164'] : []),
    ...(required ? ['', null] : []),
  ];
}

/** Where and why a sample with a change is refused. */
function issuesOf(name: ResourceName, change: object): { path: string; message: string }[] {
  const { error } = entities[name].schema.safeParse({ ...samples[name](), ...change });
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}

for (const name of resourceNames) {
  test(`threat 26: control characters, surrogates, numbers and ids that are none: ${name} (spec 5.3, 5.4, 5.7, 5.8)`, () => {
    for (const field of resources[name].fields) {
      for (const value of refusedBy(field)) {
        const label = `${field.name}: ${JSON.stringify(value)?.slice(0, 60)}`;
        const paths = issuesOf(name, { [field.name]: value }).map(({ path }) => path.split('.')[0]);
        assert.ok(paths.includes(field.name), `${label} → ${paths}`);
      }
    }
    const versions = ['yesterday', 5, '0000-01-01T00:00:00Z'];
    for (const updatedAt of versions) assert.equal(issuesOf(name, { updatedAt }).length, 1);
  });

  test(`${name}: what is left out takes its default, and what is sent empty is none (spec 3.3, 5.5)`, () => {
    const { said, schema } = entities[name];
    const sample = samples[name]();
    // A form begins with a kind of source; the API asks for it.
    const isAsked = (field: Field) =>
      field.required || (name === 'sources' && field.name === 'kind');
    const asked = resources[name].fields.filter(isAsked);
    const optional = resources[name].fields.filter((field) => !isAsked(field));
    const given = Object.fromEntries(asked.map((field) => [field.name, sample[field.name]]));
    const defaults: Record<string, unknown> = schema.parse(given);
    for (const field of optional) {
      assert.deepEqual(defaults[field.name], defaultOf(field), field.name);
      if (defaults[field.name] !== null) continue;
      const { rule } = said[field.name as keyof typeof said] as (typeof said)['slug'];
      assert.equal(rule.parse(''), null, field.name);
    }
  });
}

function defaultOf({ name, input, fallback, isNullable }: Field): unknown {
  if (name === 'state') return 'there';
  if (input === 'number' && !isNullable) return Number(fallback);
  if (input === 'color') return fallback;
  if (input === 'text' && !isNullable) return '';
  if (input === 'switch') return false;
  if (['links', 'choices', 'sources'].includes(input)) return [];
  // What is not said stays as it is.
  return ['publication', 'facts', 'markdown'].includes(input) ? undefined : null;
}

test('a moment is taken in any zone and as precise as it comes', () => {
  for (const publishedAt of ['2024-01-01T00:00:00+01:00', '2024-01-01T00:00:00.123456Z']) {
    assert.deepEqual(issuesOf('articles', { publishedAt }), [], publishedAt);
  }
});

const fact = (field: string, value: unknown, part: object = {}) => ({
  facts: [{ field, value, source: PAGE, ...part }],
});
const noFee = { feeAmount: null, feePer: null, feeYear: null, feeApproximate: false };
const four = Array.from({ length: 4 }, (_, at) => `${ID.slice(0, -1)}${at}`);
const published = { publishedAt: '2026-01-01T00:00:00Z' };
const withoutLink = { ...PAGE, url: null };
const SOURCED = 'sources: A published master needs a source with a link';
const PARTIAL = 'Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-17';

const RULES: Partial<Record<ResourceName, [change: object, says: string][]>> = {
  programmes: [
    [{ name: 'ab' }, 'name: Must have 3 characters at least'],
    [{ name: '\u200B' }, 'name: Required'],
    [{ verifiedOn: '2062-09-15' }, 'verifiedOn: Cannot be later than today'],
    [{ verifiedOn: '15/09/2026' }, 'verifiedOn: Must be a day such as 2026-09-15'],
    [{ kind: 'licence' }, 'kind: Must be one of the choices'],
    [{ languages: ['de'] }, 'languages.0: Must be one of the choices'],
    [{ languages: ['fr', 'fr'] }, 'languages: Names one twice'],
    [{ categoryIds: four }, 'categoryIds: Three specialisations at most'],
    [{ feePer: null }, 'feePer: Say what the amount is for'],
    [{ feeYear: null }, 'feeYear: Say which year the amount was published for'],
    [{ ...noFee, feeYear: 2026 }, 'feeYear: There is no amount'],
    [{ feeFree: true }, 'feeAmount: What is free has no amount'],
    [{ officialUrl: 'http://a.ma' }, 'officialUrl: Must be a https:// address'],
    [{ slug: 'comparer' }, 'slug: This is the address of a page of the directory'],
    [{ placesYear: '2026-2028' }, 'placesYear: Must be such as 2026-2027 or 2019'],
    [{ sources: ELEVEN_PAGES }, 'sources: Ten sources at most'],
    [{ sources: [{ ...PAGE, date: '2024-13' }] }, `sources.0.date: ${PARTIAL}`],
    [fact('semesters', 4, { source: undefined }), 'facts.0.source: A fact needs its source'],
    [
      fact('semesters', 4, { quote: 'x'.repeat(10_000) }),
      'facts.0.quote: A quotation has 300 characters at most',
    ],
    [fact('sememesters', 4), 'facts: There is no fact called “sememesters”'],
    [fact('internalNote', 'a'), 'facts: There is no fact called “internalNote”'],
    [fact('__proto__', 'a'), 'facts: There is no fact called “__proto__”'],
    [fact('semesters', 99), 'facts: Semesters: this is no value that it can have'],
    [fact('rhythm', null), 'facts.0.value: A fact has a value'],
    [
      fact('name', 'Master', { seenOn: '2100-01-01' }),
      'facts.0.seenOn: Cannot be later than today',
    ],
    [fact('name', 'Master', { year: '2026-2028' }), 'facts.0.year: Must be such as 2026-2027'],
    [
      fact('name', 'Master', { source: { ...PAGE, date: '2099' } }),
      'facts.0.source.date: Cannot be later than today',
    ],
    [
      fact('name', 'Master', { source: { ...PAGE, url: 'javascript:1' } }),
      'facts.0.source.url: Must be a http:// or https:// address',
    ],
    [{ sources: [], ...published }, SOURCED],
    [{ sources: [withoutLink], ...published }, SOURCED],
  ],
  calls: [
    [{ academicYear: '2026-2028' }, 'academicYear: Must be such as 2026-2027'],
    [{ academicYear: '2026/2027' }, 'academicYear: Must be such as 2026-2027'],
    [{ opensOn: '2025-12-31' }, 'opensOn: Must lie in one of the two years of the call'],
    [{ closesOn: '2028-01-01' }, 'closesOn: Must lie in one of the two years of the call'],
    [{ closesOn: '2026-07-31' }, 'closesOn: Closes before it opens'],
    [{ source: { publisher: 'a' } }, 'source.url: Required'],
  ],
  universities: [
    [{ recognitionSource: null }, 'recognitionSource: Name the source of the recognition'],
    [
      { recognisedYear: null, recognitionSource: null },
      'recognitionToVerify: There is no year of recognition',
    ],
  ],
  sources: [
    [{ lastSeenOn: '2100-01-01' }, 'lastSeenOn: Cannot be later than today'],
    [{ date: null }, 'isDateInferred: There is no date'],
    [{ stateOn: null }, 'stateOn: Say since when'],
    [{ state: 'there' }, 'stateOn: It is there'],
  ],
};

for (const [name, rules] of Object.entries(RULES)) {
  test(`each rule of ${name} has its message at its field`, () => {
    for (const [change, says] of rules) {
      const found = issuesOf(name as ResourceName, change);
      assert.deepEqual(
        found.map(({ path, message }) => `${path}: ${message}`),
        [says],
      );
    }
  });
}
