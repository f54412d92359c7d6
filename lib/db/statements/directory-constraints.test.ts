import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { choiceValues } from '@/lib/entities/choices';
import { onDatabase } from '@/tests/fixtures/database/on-database';

type Row = Record<string, unknown>;

const UNIVERSITY = { name: 'Une université', slug: 'une-universite' };
const ESTABLISHMENT = { name: 'Une école', slug: 'une-ecole', type: 'ecole' };
const SOURCE = { publisher: 'a', url: 'https://a.ma', date: '2024', kind: 'presse' };
const FACT = { field: 'name', value: json('a'), seen_by: 'team' };
const PERSON = '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10';
const RULE = { name: 'Une règle', slug: 'une-regle', field: 'semesters', text: 'quatre' };
const EXAM = { session: '2019', is_before_reform: true };
const PROGRAMME = { name: 'Un master', slug: 'un-master', kind: 'master', status: 'atteste' };
const CALL = { slug: 'un-appel', academic_year: '2026-2027' };
const FEES = { fee_amount: 14_000, fee_per: 'an', fee_year: 2026 };
const LONG = 'x'.repeat(601);

const REFUSED: Record<string, [row: Row, changes: Row[]]> = {
  universities: [
    UNIVERSITY,
    [
      ...[{ status: 'public' }, { recognised_year: 2017 }, { recognition_source: 'a' }],
      ...[{ recognition_to_verify: true }, { recognised_year: 1900, recognition_source: 'a' }],
    ],
  ],
  establishments: [
    ESTABLISHMENT,
    [
      ...[{ name: 'ab' }, { acronym: '' }, { slug: 'A' }, { type: 'ENCG' }, { description: ' ' }],
      ...[{ website_url: 'javascript:1' }, { apply_url: '' }, { internal_note: '' }],
    ],
  ],
  programmes: [
    PROGRAMME,
    [
      ...[{ name: 'ab' }, { original_title: '' }, { slug: 'é' }, { kind: 'licence' }],
      ...[{ languages: ['de'] }, { languages: ['fr', null] }, { rhythm: '' }, { semesters: 9 }],
      ...[{ admission: '' }, { admission: LONG }, { admission_modes: ['x'] }, { requirements: '' }],
      ...[
        { ...FEES, fee_year: null },
        { ...FEES, fee_per: null },
        { ...FEES, fee_free: true },
      ],
      ...[
        { fee_year: 2026 },
        { fee_per: 'an' },
        { fee_approximate: true },
        { ...FEES, fee_amount: 0 },
      ],
      ...[{ official_url: 'http://a.ma' }, { status: 'ouvert' }, { verified_on: '1999-12-31' }],
      ...[{ internal_note: ' ' }, { published_at: '2026-01-01' }, { format: '' }],
      ...[{ options: LONG }, { documents: ' ' }, { selectivity: '' }, { fee_note: '' }],
      ...[{ places: 0 }, { places_year: '2026' }, { places: 3, places_year: '26' }],
      ...[{ also_rhythms: ['plein'] }, { apply_url: 'javascript:1' }],
    ],
  ],
  calls: [
    CALL,
    [
      ...[{ slug: '' }, { academic_year: '2026-2028' }, { academic_year: '2026' }, { note: '' }],
      ...[{ opens_on: '2025-12-31' }, { closes_on: '2028-01-01' }, { apply_url: 'a.ma' }],
      { opens_on: '2026-09-02', closes_on: '2026-09-01' },
      {},
    ],
  ],
  sources: [
    SOURCE,
    [
      ...[{ publisher: '' }, { kind: 'blog' }, { date: '2024-13' }, { url: 'ftp://a' }],
      ...[{ title: ' ' }, { date: null, is_date_inferred: true }, { via: '' }, { slug: 'A' }],
      ...[{ state: 'lost' }, { state: 'gone' }, { state_on: '2026-01-01' }],
    ],
  ],
  facts: [
    FACT,
    [
      ...[{ field: 'A b' }, { value: json(null) }, { value: json('x'.repeat(6000)) }],
      ...[{ quote: '' }, { quote: 'x'.repeat(301) }, { year: '2026-2028' }, { seen_by: 'x' }],
      ...[{ seen_on: '1999-01-01' }, { ended_on: '2101-01-01' }, { place: -1 }],
      ...[
        { is_verified: true, seen_on: '2026-01-01' },
        { is_verified: true, person_id: PERSON },
      ],
      ...[{ seen_by: 'watch', person_id: PERSON }, { establishment_id: null }],
    ],
  ],
  rules: [
    RULE,
    [
      ...[{ name: '' }, { field: 'name' }, { text: ' ' }, { sector: 'publique' }, { kind: 'x' }],
      ...[{ rhythm: 'plein' }, { since: '2025-13' }],
    ],
  ],
  past_exams: [
    EXAM,
    [{ session: ' ' }, { format: '' }, { duration: '' }, { held_on: 'hier' }, { subjects: '' }],
  ],
};

onDatabase('constraints of the directory', ({ pool }) => {
  const owner: Record<string, Row> = {};
  before(async () => {
    const university_id = await insert('universities', UNIVERSITY);
    const establishment_id = await insert('establishments', { ...ESTABLISHMENT, university_id });
    const source_id = await insert('sources', SOURCE);
    Object.assign(owner, {
      establishments: { university_id },
      programmes: { establishment_id },
      calls: { establishment_id },
      facts: { establishment_id, source_id },
      rules: { source_id },
      past_exams: { establishment_id, source_id },
    });
  });

  for (const [table, [row, changes]] of Object.entries(REFUSED)) {
    test(`${table} refuse what section 1 of the directory forbids`, async () => {
      for (const change of changes) {
        const slug = 'slug' in row ? { slug: 'autre' } : {};
        const insertion = insert(table, { ...row, ...slug, ...owner[table], ...change });
        await assert.rejects(insertion, { code: '23514' }, JSON.stringify(change));
      }
    });
  }

  test('every value of every choice is accepted, and so is a row with everything', async () => {
    let made = 0;
    const slug = () => `accepte-${(made += 1)}`;
    const accept = (table: string, row: Row) =>
      insert(table, { ...row, ...owner[table], slug: slug() });
    for (const status of choiceValues('universityStatus')) {
      await accept('universities', { ...UNIVERSITY, status });
    }
    for (const type of choiceValues('establishmentType')) {
      await accept('establishments', { ...ESTABLISHMENT, type });
    }
    for (const kind of choiceValues('programmeKind'))
      await accept('programmes', { ...PROGRAMME, kind });
    for (const rhythm of choiceValues('rhythm'))
      await accept('programmes', { ...PROGRAMME, rhythm });
    for (const status of choiceValues('programmeStatus')) {
      await accept('programmes', { ...PROGRAMME, status });
    }
    for (const kind of choiceValues('sourceKind')) {
      await accept('sources', { ...SOURCE, kind, url: `https://a.ma/${kind}` });
    }
    for (const fee_per of choiceValues('feePer')) {
      await accept('programmes', {
        ...PROGRAMME,
        ...FEES,
        fee_per,
        fee_approximate: true,
        languages: [...choiceValues('language')],
        admission_modes: [...choiceValues('admissionMode')],
      });
    }
  });

  test('a master has three specialisations at most', async () => {
    const programme_id = await insert('programmes', { ...PROGRAMME, ...owner.programmes });
    for (const number of [1, 2, 3, 4]) {
      const name = `Catégorie ${number}`;
      const category_id = await insert('categories', { name, slug: `categorie-${number}` });
      const link = insert('programme_categories', { programme_id, category_id });
      if (number < 4) await link;
      else await assert.rejects(link, { code: '23514' });
    }
  });

  async function insert(table: string, row: Row): Promise<unknown> {
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`;
    const { rows } = await pool.query(sql, Object.values(row));
    return rows[0].id;
  }
});

function json(value: unknown): string {
  return JSON.stringify(value);
}
