import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { choiceValues } from '@/lib/entities/choices';
import { onDatabase } from '@/tests/fixtures/database/on-database';

type Row = Record<string, unknown>;

const ARTICLE = {
  title: 'Un titre',
  slug: 'un-titre',
  excerpt: 'Un extrait',
  content: 'Un texte',
  meta_description: 'Une description',
  author: 'L’équipe éditoriale',
};
const NAMED = { name: 'Un nom', slug: 'un-nom' };
const SUBSCRIBER = { email: 'a@b.ma', consent_version: '1' };
const LETTER = { subject: 'Une lettre' };
const READING = { day: '2026-01-01', event: 'pageview', path: '/' };
const PICTURE = { url: '/media/a.webp', alt: '', width: 1, height: 1, bytes: 1 };
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
const EVERYTHING = {
  ...FEES,
  fee_approximate: true,
  languages: [...choiceValues('language')],
  admission_modes: [...choiceValues('admissionMode')],
};

/** The rows that differ from an acceptable one in this column. */
const each = (column: string, ...values: unknown[]): Row[] =>
  values.map((value) => ({ [column]: value }));

const REFUSED: Record<string, [row: Row, changes: Row[]]> = {
  articles: [
    ARTICLE,
    [
      ...each('title', '', '  ', 'x'.repeat(301)),
      ...each('slug', '', 'A', 'fès', 'a--b', '-a', 'a-', 'a b', '../x', 'x'.repeat(121)),
      ...each('content', '', ' ', 'x'.repeat(200_001)),
      ...each('image_url', 'javascript:alert(1)', ' https://a.ma', '/etc', '/media/../x.webp'),
      ...each('published_at', 'infinity', '-infinity', '0044-03-15 BC'),
      ...[...each('reading_time', 0, 61), { view_count: -1 }, { like_count: -1 }],
    ],
  ],
  categories: [NAMED, each('color', 'red', '#12345', '#1234567', '#12345g', 'red;}body{color:red')],
  cities: [NAMED, each('slug', 'Fès', 'x\n')],
  users: [{}, each('email', 'A@b.co', 'no-at-sign', 'a b@c.co', 'a@b.co\r\nBcc: x@y.z')],
  newsletter_subscribers: [SUBSCRIBER, each('email', 'A@B.co', 'x')],
  letters: [
    LETTER,
    [
      ...each('subject', '', ' ', 'a\r\nBcc: x@y.z', 'x'.repeat(151)),
      ...each('state', 'gone', 'scheduled', 'sent'),
    ],
  ],
  slug_history: [{ slug: 'x' }, each('entity', 'Article', 'user')],
  daily_events: [READING, [{ count: -1 }]],
  media: [PICTURE, [{ width: 0 }]],
  universities: [
    UNIVERSITY,
    [
      ...[{ status: 'public' }, { recognised_year: 2017 }, { recognition_source: 'a' }],
      ...[{ recognition_to_verify: true }, { recognised_year: 1900, recognition_source: 'a' }],
      ...each('program_count', -1, 10_001),
      ...each('website_url', 'javascript:alert(1)', 'ftp://a.ma', 'https://a b'),
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

const ACCEPTED: typeof REFUSED = {
  articles: [
    ARTICLE,
    [
      ...each('slug', 'a', 'a-1-b', 'x'.repeat(120)),
      ...each('image_url', null, 'https://a.ma/é.jpg?x=1', 'HTTP://a.ma', '/media/a-1.webp'),
      ...each('published_at', null, '2026-09-14T08:00:00Z', '9999-12-31'),
      ...[{ title: '🎓'.repeat(150) }, { reading_time: 1 }, { reading_time: 60 }],
    ],
  ],
  categories: [NAMED, each('color', '#059669', '#ABCDEF', '#abcdef')],
  users: [{}, each('email', null, 'a.b+c@d-e.ma', 'élève@exemple.ma')],
  universities: [UNIVERSITY, each('status', ...choiceValues('universityStatus'))],
  establishments: [ESTABLISHMENT, each('type', ...choiceValues('establishmentType'))],
  programmes: [
    PROGRAMME,
    [
      ...each('kind', ...choiceValues('programmeKind')),
      ...each('rhythm', ...choiceValues('rhythm')),
      ...each('status', ...choiceValues('programmeStatus')),
      ...choiceValues('feePer').map((fee_per) => ({ ...EVERYTHING, fee_per })),
    ],
  ],
  sources: [
    SOURCE,
    choiceValues('sourceKind').map((kind) => ({ kind, url: `https://a.ma/${kind}` })),
  ],
};

onDatabase('constraints', ({ pool }) => {
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
    test(`${table} refuse what would break a page or what the directory forbids`, async () => {
      for (const change of changes) {
        const slug = 'slug' in row ? { slug: 'autre' } : {};
        const insertion = insert(table, { ...row, ...slug, ...owner[table], ...change });
        await assert.rejects(insertion, { code: '23514' }, JSON.stringify(change));
      }
    });
  }

  for (const [table, [row, changes]] of Object.entries(ACCEPTED)) {
    test(`${table} accept what the schemas accept, and every value of every choice`, async () => {
      for (const [at, change] of changes.entries()) {
        const slug = table === 'users' ? {} : { slug: `accepte-${at}` };
        await insert(table, { ...row, ...slug, ...owner[table], ...change });
      }
    });
  }

  test('one slug for one article, one account and one subscription for one address', async () => {
    for (const [table, row] of [
      ['articles', { ...ARTICLE, slug: 'once' }],
      ['users', { email: 'once@a.ma' }],
      ['newsletter_subscribers', { ...SUBSCRIBER, email: 'once@a.ma' }],
    ] as const) {
      await insert(table, row);
      await assert.rejects(insert(table, row), { code: '23505' });
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

  test('every day that somebody types is bounded by a CHECK', async () => {
    const { rows } = await pool.query(`
      SELECT c.relname || '.' || a.attname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.atttypid = 'date'::regtype
        AND NOT EXISTS (SELECT FROM pg_constraint k
          WHERE k.conrelid = c.oid AND k.contype = 'c' AND a.attnum = ANY (k.conkey))
      ORDER BY 1`);
    const copied = ['call_openings.closes_on', 'daily_events.day'];
    assert.deepEqual(
      rows.map(({ name }: Row) => name),
      copied,
    );
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
