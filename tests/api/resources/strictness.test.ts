import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { resources } from '@/lib/entities/registry';
import { badFields, bringPeople, entity, list, problem } from '../../fixtures/people/people';
import { resourceNames, samples } from '../../fixtures/data/samples';

const { admins: admin } = await bringPeople();
const TEXT = ['\u0000', 'a\u0000b', 'a\u0007b', 'a\u0085b', 'a\uFFFEb', '\uD800', 'a\uDC00b'];
const URLS = [
  ...['javascript:alert(1)', ' https://example.org', 'https://a:b@example.org', 'data:text/html,x'],
  ...['https://a@example.org', '//example.org', 'https://', 'https://exa mple.org', 'ftp://a.b'],
  ...[
    'https:\\\\example.org',
    'https://example.org/\u0000',
    `https://example.org/${'x'.repeat(2000)}`,
  ],
];
const SAME_ID = Array.from({ length: 2 }, () => '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10');
const SOURCE = { publisher: 'a', title: null, url: null, date: null, kind: 'autre' };
const REFUSED: Record<(typeof resourceNames)[number], Record<string, unknown[]>> = {
  articles: {
    title: [...TEXT, '', ' ', 5, null, [], {}, { contains: 'a' }, 'x'.repeat(301), 'a\nb'],
    excerpt: [...TEXT, '', '\n', true, 'x'.repeat(1001)],
    content: [...TEXT, '', 'x'.repeat(200_001)],
    metaDescription: [...TEXT, '', 'x'.repeat(501)],
    author: [...TEXT, '', 'x'.repeat(201)],
    readingTime: ['5', 0, 61, -1, 1.5, null, true, 2 ** 31, 2 ** 53, {}],
    featured: ['true', 1, null, 'on', []],
    categoryId: ['none', 1, randomUUID().slice(1), {}, [], false],
    cityId: ['null', { not: null }],
    universityId: ['0', `${randomUUID()} `],
    imageUrl: [...URLS, '/media/../x.webp', `/media/${'x'.repeat(3000)}.webp`, 5],
    updatedAt: ['yesterday', 5, '0000-01-01T00:00:00Z'],
  },
  universities: {
    name: [...TEXT, '', 5],
    description: [...TEXT, null, 'x'.repeat(5001)],
    programCount: ['3', -1, 1.5, 10_001, 2 ** 31, null],
    websiteUrl: URLS,
    cityId: [' ', 5],
    status: [' ', 'public', 5],
    recognisedYear: ['2017', 1900, 2101, 2017.5],
    recognitionToVerify: ['true', 1, null],
  },
  categories: {
    name: [...TEXT, ''],
    color: ['red;}body{', '#fff', '059669', '#05966g', '#0596690', '', null, 'expression(1)'],
  },
  cities: { name: [...TEXT, '', []], description: [...TEXT, 5] },
  establishments: {
    name: [...TEXT, '', 'ab', 'x'.repeat(201)],
    acronym: [...TEXT, ' ', 'x'.repeat(61)],
    type: ['', 'ENCG', null, 5],
    universityId: ['', null, 'x'],
    cityId: [' ', 5],
    websiteUrl: URLS,
    applyUrl: URLS,
    description: [...TEXT, 'x'.repeat(5001)],
    internalNote: [...TEXT, ' '],
  },
  programmes: {
    name: [...TEXT, '', 'ab', null, 'x'.repeat(201)],
    originalTitle: [...TEXT, ' ', 'x'.repeat(201)],
    kind: ['', 'licence', null],
    establishmentId: ['', null, 5],
    categoryIds: [null, ['x'], [null], Array.from({ length: 4 }, () => randomUUID()), SAME_ID],
    languages: [null, 'fr', ['de'], ['fr', 'fr'], [null], Array.from({ length: 900 }, () => 'fr')],
    rhythm: ['plein', 5],
    alsoRhythms: [null, ['plein'], ['distance', 'distance']],
    semesters: [0, 9, 1.5, '4'],
    options: [...TEXT, ' ', 'x'.repeat(601)],
    format: [...TEXT, ' ', 'x'.repeat(301)],
    documents: [...TEXT, ' ', 'x'.repeat(601)],
    selectivity: [...TEXT, ' ', 'x'.repeat(301)],
    places: [0, 10_001, '30'],
    placesYear: ['2026-2028', '1999', 2026],
    applyUrl: URLS,
    feeNote: [...TEXT, ' ', 'x'.repeat(301)],
    facts: [null, 'x', [{}], [{ field: 'name', value: 'a' }]],
    admission: [...TEXT, ' ', 'x'.repeat(601)],
    admissionModes: [null, ['concours'], ['oral', 'oral']],
    requirements: [...TEXT, ' ', 'x'.repeat(601)],
    feeFree: [null, 'true', 1],
    feeAmount: [0, -1, 1.5, 10_000_001, '14000', '1 250,00'],
    feePer: ['mois', 5],
    feeYear: [1999, 2101, '2026'],
    feeApproximate: [null, 'non'],
    officialUrl: [...URLS, 'http://example.org'],
    status: ['', null, 'ouvert'],
    sources: [null, {}, 'x', Array.from({ length: 11 }, () => SOURCE)],
    verifiedOn: ['2026', '2026-02-30', '15/09/2026', '1999-12-31', '2026-09-15T00:00:00Z'],
    internalNote: [...TEXT, 'x'.repeat(5001)],
  },
  calls: {
    establishmentId: ['', null],
    academicYear: ['', '2026', '2026-2028', '2026/2027', null, '1999-2000'],
    opensOn: ['2025-12-31', '2026-02-30'],
    closesOn: ['2026-07-31', '2025-12-31', '2028-01-01', 5],
    applyUrl: URLS,
    note: [...TEXT, ' ', 'x'.repeat(601)],
    source: [null, 'x', []],
    programmeIds: [null, ['x'], SAME_ID],
  },
  sources: {
    publisher: [...TEXT, '', 'x'.repeat(201)],
    title: [...TEXT, ' ', 'x'.repeat(301)],
    url: URLS,
    kind: ['', 'blog', null],
    date: ['2024-13', '15/09/2026', 5],
    via: [...TEXT, ' '],
    isDateInferred: [null, 'true', 1],
    lastSeenOn: ['2026', '2100-01-01'],
    state: ['', 'lost', null],
    stateOn: [null, '2026-02-30'],
  },
  rules: {
    name: [...TEXT, '', 'x'.repeat(201)],
    field: ['', 'name', null],
    text: [...TEXT, '', 'x'.repeat(201)],
    sector: ['publique', 5],
    kind: ['licence'],
    rhythm: ['plein'],
    sourceId: ['', null, 'x'],
    since: ['2025-13'],
  },
};

const DEFAULTS: Partial<Record<(typeof resourceNames)[number], Record<string, unknown>>> = {
  universities: { status: null, recognisedYear: null, recognitionToVerify: false },
  establishments: { acronym: null, cityId: null, description: null, internalNote: null },
  programmes: {
    rhythm: null,
    semesters: null,
    feeFree: false,
    feeAmount: null,
    verifiedOn: null,
    categoryIds: [],
    languages: [],
    sources: [],
    publishedAt: null,
    officialUrl: null,
  },
  calls: { opensOn: null, closesOn: null, note: null, programmeIds: [] },
};

for (const name of resourceNames) {
  const path = `/api/admin/${name}`;

  test(`threat 26: control characters, surrogates, numbers and ids that are none: ${name} (spec 5.3, 5.4, 5.7, 5.8)`, async () => {
    for (const [field, values] of Object.entries(REFUSED[name])) {
      for (const value of values) {
        const label = `${field}: ${JSON.stringify(value).slice(0, 60)}`;
        const payload = { ...samples[name](), [field]: value };
        const answer = await admin.post(path, payload);
        assert.equal(answer.status, 422, label);
        const fields = await badFields(answer);
        assert.ok(
          fields.length > 0 && fields.every((one) => one === field || one.startsWith(`${field}.`)),
          `${label} → ${fields}`,
        );
      }
    }
  });

  test(`${name}: absent optional fields take their defaults (spec 3.3)`, async () => {
    const required = [
      ...['title', 'name', 'slug', 'excerpt', 'content', 'metaDescription', 'author', 'type'],
      ...['universityId', 'kind', 'establishmentId', 'academicYear', 'source'],
      ...['publisher', 'field', 'text', 'sourceId'],
      ...(name === 'programmes' ? ['status'] : []),
    ];
    const payload = Object.fromEntries(
      Object.entries(samples[name]()).filter(([field]) => required.includes(field)),
    );
    const created = await admin.post(path, payload);
    assert.equal(created.status, 201);
    const row = await entity(created);
    if (name === 'articles') assert.deepEqual([row.readingTime, row.featured], [5, false]);
    if (name === 'categories') assert.equal(row.color, '#059669');
    if (name === 'universities') assert.deepEqual([row.programCount, row.websiteUrl], [0, null]);
    if (['universities', 'categories', 'cities'].includes(name)) assert.equal(row.description, '');
    for (const [field, value] of Object.entries(DEFAULTS[name] ?? {})) {
      assert.deepEqual(row[field], value, field);
    }
    await admin.delete(`${path}/${row.id}`);
  });

  test(`threat 14: mass assignment and prototype keys: ${name}`, async () => {
    const mark = randomUUID();
    const { nameField } = resources[name];
    const marked = name === 'calls' ? { note: mark } : { [nameField]: mark };
    const body = JSON.stringify({ ...samples[name](), ...marked });
    const extras = [
      '"__proto__":{"featured":true}',
      '"constructor":{"prototype":{}}',
      `"id":"${randomUUID()}"`,
      '"viewCount":9',
      '"likeCount":9',
      '"createdAt":"2024-01-01T00:00:00Z"',
      '"isAdmin":true',
      '"articles":{"deleteMany":{}}',
      '"connect":{"id":1}',
      '"<b>":1',
    ];
    for (const extra of extras) {
      const answer = await admin.send(path, {
        method: 'POST',
        raw: body.replace('{', `{${extra},`),
      });
      assert.equal(answer.status, 422, extra);
      const { issues } = await problem(answer);
      assert.deepEqual(issues, [{ path: '', message: 'Has a field that this call does not take' }]);
    }
    for (const raw of ['null', '[]', '5', '"x"', `[${body}]`]) {
      assert.equal((await admin.send(path, { method: 'POST', raw })).status, 422, raw);
    }
    for (const raw of ['', '{', 'NaN', '{"a":NaN}', "{'a':1}", '\uFEFF{}x']) {
      assert.equal((await admin.send(path, { method: 'POST', raw })).status, 400, raw);
    }
    assert.deepEqual(await list(await admin.get(`/api/${name}?q=${mark}`)), []);
  });
}

test('threat 26: control characters, surrogates, numbers and ids that are none: beyond all measure', async () => {
  for (const number of ['1e400', '-1e400', '1e-400', '99999999999999999999']) {
    const raw = JSON.stringify({ ...samples.articles(), readingTime: 0 }).replace(
      '"readingTime":0',
      `"readingTime":${number}`,
    );
    const answer = await admin.send('/api/admin/articles', { method: 'POST', raw });
    assert.equal(answer.status, 422, number);
  }
});
