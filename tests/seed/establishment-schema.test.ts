import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readEstablishments as readAsTheyAre } from '@/prisma/seed/masters/load';
import { parseEstablishment, readEstablishments } from './establishment-schema';

const FILE = 'ibn-zohr/encg-agadir.json';

const whole = readEstablishments().find(({ slug }) => slug === 'encg-agadir');
const programme = whole?.programmes[0];
const refused = (change: object) => () =>
  parseEstablishment(JSON.stringify({ ...whole, ...change }), FILE);
const refusedProgramme = (change: object) =>
  refused({ programmes: [{ ...programme, ...change }, ...(whole?.programmes.slice(1) ?? [])] });
const refusedFacts = (facts: object) =>
  refusedProgramme({ facts: { ...programme?.facts, ...facts } });

describe('a file is refused, and the error names the file, the record and the field', () => {
  test('for an empty text', () => {
    assert.throws(refused({ acronym: '' }), /encg-agadir\.json: acronym: Required/);
  });

  test('for an amount without its year', () => {
    const fees = { amount: 14_000, per: 'an' };
    assert.throws(
      refusedProgramme({ fees }),
      /encg-agadir\.json: programmes\.master-specialise-\S+\.fees: Must be free, or/,
    );
  });

  test('for a translated title without its original', () => {
    assert.throws(refusedProgramme({ titleTranslated: true }), /encg-agadir\.originalTitle: A tr/);
  });

  test('for a number of places without its year', () => {
    assert.throws(refusedProgramme({ places: 30 }), /encg-agadir\.placesYear: A number of places/);
  });

  test('for a name of file or folder that is not the slug', () => {
    assert.throws(refused({ slug: 'encg-dakhla' }), /encg-agadir\.json: slug/);
    assert.throws(refused({ universitySlug: 'cadi-ayyad' }), /encg-agadir\.json: universitySlug/);
  });

  test('for what is not JSON', () => {
    assert.throws(() => parseEstablishment('{', FILE), /encg-agadir\.json: is not JSON/);
  });
});

describe('facts and sources hold each other', () => {
  test('a field that does not exist cannot be said', () => {
    assert.throws(
      refusedFacts({ 'saadconcours-2017': ['name', 'title'] }),
      /encg-agadir\.facts\.saadconcours-2017: There is no fact title/,
    );
  });

  test('what the record does not have cannot be said', () => {
    assert.throws(
      refusedFacts({ 'saadconcours-2019': ['semesters'] }),
      /facts\.saadconcours-2019: The record has no semesters/,
    );
  });

  test('a source has to be among the sources of the file', () => {
    assert.throws(refusedFacts({ 'site-2026': ['name'] }), /facts\.site-2026: There is no source/);
  });

  test('a source on which nothing rests is left out', () => {
    const sources = { ...whole?.sources, site: { publisher: 'ENCG Agadir', kind: 'officiel' } };
    assert.throws(refused({ sources }), /encg-agadir\.json: sources\.site: Nothing rests on/);
  });

  test('one address has one publisher and one kind', () => {
    const copy = { ...whole?.sources['avis-2026'], kind: 'officiel' };
    const sources = { ...whole?.sources, 'avis-2026-aout': copy };
    const facts = { ...whole?.facts, 'avis-2026-aout': ['name'] };
    assert.throws(
      refused({ sources, facts }),
      /sources\.avis-2026-aout: The address stands under another publisher or kind/,
    );
  });

  test('a source is of a kind that is known, and its date is a date', () => {
    const source = whole?.sources['avis-2026'];
    const sources = (change: object) => ({
      sources: { ...whole?.sources, 'avis-2026': { ...source, ...change } },
    });
    assert.throws(refused(sources({ kind: 'autre' })), /sources\.avis-2026\.kind/);
    assert.throws(refused(sources({ date: '2026-13' })), /sources\.avis-2026\.date/);
  });

  test('what is published has a source for each of its fields, and one that still says so', () => {
    assert.throws(
      refusedProgramme({ published: true, semesters: 4 }),
      /encg-agadir\.semesters: No source says semesters/,
    );
    const says = ['name', 'kind', 'status', 'establishmentId'];
    const ended = { 'saadconcours-2017': { says, endedOn: '2018-06-30' } };
    assert.throws(refusedProgramme({ published: true, facts: ended }), /No source says name/);
  });

  test('a call and its dates have their notice', () => {
    const calls = [{ academicYear: '2026-2027', closesOn: '2026-09-15', facts: {} }];
    assert.throws(refused({ calls }), /encg-agadir\.json: calls\.2026-2027\.\S+: No source says/);
  });

  test('a difference is one', () => {
    const differs = { kind: 'master-specialise' };
    assert.throws(
      refusedFacts({ 'saadconcours-2019': { differs } }),
      /facts\.saadconcours-2019: Cannot differ on kind, of which it says the same/,
    );
  });

  test('a quotation has 300 signs at most', () => {
    const quotes = { name: 'a'.repeat(301) };
    assert.throws(
      refusedFacts({ 'saadconcours-2019': { says: ['name'], quotes } }),
      /encg-agadir\.facts\.saadconcours-2019\.quotes\.name: /,
    );
  });

  test('a statement says something', () => {
    assert.throws(refusedFacts({ 'saadconcours-2019': [] }), /saadconcours-2019: Says nothing/);
  });

  test('a past examination has its source', () => {
    const pastExams = [{ session: '2019-2020', isBeforeReform: true, source: 'site' }];
    assert.throws(refusedProgramme({ pastExams }), /encg-agadir\.pastExams: There is no source/);
  });
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
