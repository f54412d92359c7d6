import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { entity, problem } from '../../fixtures/people/people';
import { bringStaff } from '../../fixtures/data/rows';
import { type Payload, samples } from '../../fixtures/data/samples';

const { create, admins: admin, db } = await bringStaff();

/** The fields and messages of a refusal. */
async function issues(answer: Response): Promise<string[]> {
  assert.equal(answer.status, 422);
  return ((await problem(answer)).issues ?? []).map(({ path, message }) => `${path}: ${message}`);
}

const post = (name: keyof typeof samples, extra: object) =>
  admin.post(`/api/admin/${name}`, { ...samples[name](), ...extra });
const source = (extra: object = {}) => ({
  ...{ publisher: 'Le Matin', title: null, url: 'https://example.org/', date: null },
  ...{ kind: 'presse', ...extra },
});
const none = { feeAmount: null, feePer: null, feeYear: null, feeApproximate: false };
const manyIds = Array.from({ length: 4 }, (_, at) => `5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f1${at}`);
const tooMany = Array.from({ length: 11 }, () => source());

const PROGRAMME_RULES: [rule: string, extra: object, issue: string][] = [
  ['three characters', { name: 'ab' }, 'name: Must have 3 characters at least'],
  ['no name that nobody sees', { name: '\u200B\u2060\u3164' }, 'name: Required'],
  ['no text that nobody sees', { admission: '\u200E \u00AD' }, 'admission: Required'],
  ['verified in the past', { verifiedOn: '2062-09-15' }, 'verifiedOn: Cannot be later than today'],
  ['one of the kinds', { kind: 'licence' }, 'kind: Must be one of the choices'],
  ['known languages', { languages: ['de'] }, 'languages.0: Must be one of the choices'],
  ['a language once', { languages: ['fr', 'fr'] }, 'languages: Names one twice'],
  ['three specialisations', { categoryIds: manyIds }, 'categoryIds: Three specialisations at most'],
  ['an amount for something', { feePer: null }, 'feePer: Say what the amount is for'],
  [
    'an amount with its year',
    { feeYear: null },
    'feeYear: Say which year the amount was published for',
  ],
  ['a year with its amount', { ...none, feeYear: 2026 }, 'feeYear: There is no amount'],
  ['free without an amount', { feeFree: true }, 'feeAmount: What is free has no amount'],
  [
    'a safe official page',
    { officialUrl: 'http://a.ma' },
    'officialUrl: Must be a https:// address',
  ],
  [
    'no address of a page',
    { slug: 'comparer' },
    'slug: This is the address of a page of the directory',
  ],
  ['ten sources', { sources: tooMany }, 'sources: Ten sources at most'],
  [
    'a date of a source',
    { sources: [source({ date: '2024-13' })] },
    'sources.0.date: Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-17',
  ],
  [
    'published with a source',
    { sources: [], publishedAt: '2026-01-01T00:00:00Z' },
    'sources: A published master needs a source with a link',
  ],
  [
    'published with a link',
    { sources: [source({ url: null })], publishedAt: '2026-01-01T00:00:00Z' },
    'sources: A published master needs a source with a link',
  ],
  ['a day', { verifiedOn: '15/09/2026' }, 'verifiedOn: Must be a day such as 2026-09-15'],
  [
    'an establishment that exists',
    { establishmentId: manyIds[0] },
    'establishmentId: Does not exist',
  ],
  ['specialisations that exist', { categoryIds: [manyIds[0]] }, 'categoryIds: Does not exist'],
];

const CALL_RULES: typeof PROGRAMME_RULES = [
  [
    'one year after the other',
    { academicYear: '2026-2028' },
    'academicYear: Must be such as 2026-2027',
  ],
  [
    'dates of its year',
    { opensOn: '2025-12-31' },
    'opensOn: Must lie in one of the two years of the call',
  ],
  ['closing after opening', { closesOn: '2026-07-31' }, 'closesOn: Closes before it opens'],
  ['a notice with a link', { source: { publisher: 'a' } }, 'source.url:'],
  ['masters that exist', { programmeIds: [manyIds[0]] }, 'programmeIds: Does not exist'],
];

const UNIVERSITY_RULES: typeof PROGRAMME_RULES = [
  [
    'a recognition with its source',
    { recognitionSource: null },
    'recognitionSource: Name the source of the recognition',
  ],
  [
    'a renewal of a recognition',
    { recognisedYear: null, recognitionSource: null },
    'recognitionToVerify: There is no year of recognition',
  ],
];

for (const [name, rules] of [
  ['programmes', PROGRAMME_RULES],
  ['calls', CALL_RULES],
  ['universities', UNIVERSITY_RULES],
] as const) {
  describe(`each rule has its message at its field: ${name}`, () => {
    for (const [rule, extra, issue] of rules) {
      test(rule, async () => {
        const found = await issues(await post(name, extra));
        assert.equal(found.length, 1, found.join('; '));
        assert.ok(found[0]?.startsWith(issue), found[0]);
      });
    }
  });
}

test('the last source with a link of a published master cannot be taken away', async () => {
  const payload: Payload = { ...samples.programmes(), publishedAt: '2026-01-01T00:00:00Z' };
  const { id } = await create('programmes', payload);
  const { publishedAt: _, ...withoutDate } = payload;
  const change = { ...withoutDate, sources: [source({ url: null })] };
  assert.deepEqual(await issues(await admin.put(`/api/admin/programmes/${id}`, change)), [
    'sources: A published master needs a source with a link',
  ]);
  const kept = await entity(await admin.get(`/api/admin/programmes/${id}`));
  assert.deepEqual(kept.sources, payload.sources);
});

test('a call is for masters of its own establishment, whichever of them moves', async () => {
  const elsewhere = await create('establishments');
  const stranger = await create('programmes', { establishmentId: elsewhere.id });
  const own = await create('programmes');
  const message = 'programmeIds: A call is for masters of its own establishment';
  assert.deepEqual(await issues(await post('calls', { programmeIds: [stranger.id] })), [message]);
  const call = await create('calls', { programmeIds: [own.id] });
  const { slug } = call;
  const move = { ...samples.calls(), slug, establishmentId: elsewhere.id, programmeIds: [own.id] };
  assert.deepEqual(await issues(await admin.put(`/api/admin/calls/${call.id}`, move)), [message]);
  const both = await admin.put(`/api/admin/calls/${call.id}`, {
    ...move,
    programmeIds: [stranger.id],
  });
  assert.equal(both.status, 200, 'it may move with its masters');
  assert.equal(await db.callProgramme.count({ where: { callId: call.id } }), 1);
});
