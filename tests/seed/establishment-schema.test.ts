import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEstablishments as readAsTheyAre } from '@/prisma/seed/masters/load';
import { parseEstablishment, readEstablishments } from './establishment-schema';

const FILE = 'ibn-zohr/encg-agadir.json';

const whole = readEstablishments().find(({ slug }) => slug === 'encg-agadir');
const programme = whole?.programmes[0];
const ofProgramme = (change: object) => ({
  programmes: [{ ...programme, ...change }, ...(whole?.programmes.slice(1) ?? [])],
});
const ofFacts = (facts: object) => ofProgramme({ facts: { ...programme?.facts, ...facts } });
const ofSource = (change: object) => ({
  sources: { ...whole?.sources, 'avis-2026': { ...whole?.sources['avis-2026'], ...change } },
});

const UNUSED = { publisher: 'ENCG Agadir', kind: 'officiel' };
const ENDED = { says: ['name', 'kind', 'status', 'establishmentId'], endedOn: '2018-06-30' };
const PAST_EXAM = { session: '2019-2020', isBeforeReform: true, source: 'site' };
const CALL = { academicYear: '2026-2027', closesOn: '2026-09-15', facts: {} };

const REFUSED: [what: string, change: object, message: RegExp][] = [
  ['an empty text', { acronym: '' }, /encg-agadir\.json: acronym: Required/],
  [
    'an amount without its year',
    ofProgramme({ fees: { amount: 14_000, per: 'an' } }),
    /encg-agadir\.json: programmes\.master-specialise-\S+\.fees: Must be free, or/,
  ],
  [
    'a translated title without its original',
    ofProgramme({ titleTranslated: true }),
    /encg-agadir\.originalTitle: A tr/,
  ],
  [
    'a number of places without its year',
    ofProgramme({ places: 30 }),
    /encg-agadir\.placesYear: A number of places/,
  ],
  ['a name of the file that is not the slug', { slug: 'encg-dakhla' }, /encg-agadir\.json: slug/],
  [
    'a name of the folder that is not the university',
    { universitySlug: 'cadi-ayyad' },
    /encg-agadir\.json: universitySlug/,
  ],
  [
    'a field that does not exist',
    ofFacts({ 'saadconcours-2017': ['name', 'title'] }),
    /encg-agadir\.facts\.saadconcours-2017: There is no fact title/,
  ],
  [
    'what is said of a field that the record does not have',
    ofFacts({ 'saadconcours-2019': ['semesters'] }),
    /facts\.saadconcours-2019: The record has no semesters/,
  ],
  [
    'a source that is not among those of the file',
    ofFacts({ 'site-2026': ['name'] }),
    /facts\.site-2026: There is no source/,
  ],
  [
    'a source on which nothing rests',
    { sources: { ...whole?.sources, site: UNUSED } },
    /encg-agadir\.json: sources\.site: Nothing rests on/,
  ],
  ['a source of no known kind', ofSource({ kind: 'autre' }), /sources\.avis-2026\.kind/],
  ['a date that is none', ofSource({ date: '2026-13' }), /sources\.avis-2026\.date/],
  [
    'a published field without a source',
    ofProgramme({ published: true, semesters: 4 }),
    /encg-agadir\.semesters: No source says semesters/,
  ],
  [
    'a published record of which no source says so any more',
    ofProgramme({ published: true, facts: { 'saadconcours-2017': ENDED } }),
    /No source says name/,
  ],
  [
    'a call without its notice',
    { calls: [CALL] },
    /encg-agadir\.json: calls\.2026-2027\.\S+: No source says/,
  ],
  [
    'a difference that is none',
    ofFacts({ 'saadconcours-2019': { differs: { kind: 'master-specialise' } } }),
    /facts\.saadconcours-2019: Cannot differ on kind, of which it says the same/,
  ],
  [
    'a quotation of more than 300 signs',
    ofFacts({ 'saadconcours-2019': { says: ['name'], quotes: { name: 'a'.repeat(301) } } }),
    /encg-agadir\.facts\.saadconcours-2019\.quotes\.name: /,
  ],
  [
    'a statement that says nothing',
    ofFacts({ 'saadconcours-2019': [] }),
    /saadconcours-2019: Says nothing/,
  ],
  [
    'a past examination without its source',
    ofProgramme({ pastExams: [PAST_EXAM] }),
    /encg-agadir\.pastExams: There is no source/,
  ],
];

for (const [what, change, message] of REFUSED) {
  test(`refuses ${what}, and names the file, the record and the field`, () => {
    assert.throws(() => parseEstablishment(JSON.stringify({ ...whole, ...change }), FILE), message);
  });
}

test('refuses what is not JSON', () => {
  assert.throws(() => parseEstablishment('{', FILE), /encg-agadir\.json: is not JSON/);
});

test('a file has its values as they are stored: lists in order, no spaces around a text', () => {
  const values = (record: object) =>
    Object.entries(record).filter(([name]) => !['facts', 'programmes', 'calls'].includes(name));
  const parsed = readEstablishments();
  for (const [at, written] of readAsTheyAre().entries()) {
    const read = parsed[at];
    const pairs = [
      [written, read],
      ...written.programmes.map((one, index) => [one, read?.programmes[index]]),
      ...written.calls.map((one, index) => [one, read?.calls[index]]),
    ] as const;
    for (const [record, known] of pairs) {
      for (const [name, value] of values(record ?? {})) {
        assert.deepEqual(value, Reflect.get(known ?? {}, name), `${written.slug}: ${name}`);
      }
    }
  }
});
