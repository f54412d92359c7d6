import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onDatabase } from '@/tests/fixtures/database/on-database';

const ARTICLE = {
  title: 'Un titre',
  slug: 'un-titre',
  excerpt: 'Un extrait',
  content: 'Un texte',
  meta_description: 'Une description',
  author: 'L’équipe éditoriale',
};
const NAMED = { name: 'Un nom', slug: 'un-nom' };

const REFUSED: [table: string, row: Record<string, unknown>, column: string, values: unknown[]][] =
  [
    ['articles', ARTICLE, 'title', ['', '  ', 'x'.repeat(301)]],
    [
      'articles',
      ARTICLE,
      'slug',
      ['', 'A', 'fès', 'a--b', '-a', 'a-', 'a b', '../x', 'x'.repeat(121)],
    ],
    ['articles', ARTICLE, 'content', ['', ' ', 'x'.repeat(200_001)]],
    [
      'articles',
      ARTICLE,
      'image_url',
      ['javascript:alert(1)', ' https://a.ma', '/etc', '/media/../x.webp'],
    ],
    ['articles', ARTICLE, 'published_at', ['infinity', '-infinity', '0044-03-15 BC']],
    ['articles', ARTICLE, 'reading_time', [0, 61]],
    ['articles', ARTICLE, 'view_count', [-1]],
    ['articles', ARTICLE, 'like_count', [-1]],
    ['universities', NAMED, 'program_count', [-1, 10_001]],
    ['universities', NAMED, 'website_url', ['javascript:alert(1)', 'ftp://a.ma', 'https://a b']],
    ['categories', NAMED, 'color', ['red', '#12345', '#1234567', '#12345g', 'red;}body{color:red']],
    ['cities', NAMED, 'slug', ['Fès', 'x\n']],
    ['users', {}, 'email', ['A@b.co', 'no-at-sign', 'a b@c.co', 'a@b.co\r\nBcc: x@y.z']],
    ['newsletter_subscribers', { consent_version: '1' }, 'email', ['A@B.co', 'x']],
    [
      'letters',
      { subject: 'Une lettre' },
      'subject',
      ['', ' ', 'a\r\nBcc: x@y.z', 'x'.repeat(151)],
    ],
    ['letters', { subject: 'Une lettre' }, 'state', ['gone', 'scheduled', 'sent']],
    ['slug_history', { entity: 'article', slug: 'x' }, 'entity', ['Article', 'user']],
    ['daily_events', { day: '2026-01-01', event: 'pageview', path: '/' }, 'count', [-1]],
    ['media', { url: '/media/a.webp', alt: '', width: 1, height: 1, bytes: 1 }, 'width', [0]],
  ];

const ACCEPTED: typeof REFUSED = [
  ['articles', ARTICLE, 'slug', ['a', 'a-1-b', 'x'.repeat(120)]],
  ['articles', ARTICLE, 'title', ['🎓'.repeat(150)]],
  [
    'articles',
    ARTICLE,
    'image_url',
    [null, 'https://a.ma/é.jpg?x=1', 'HTTP://a.ma', '/media/a-1.webp'],
  ],
  ['articles', ARTICLE, 'published_at', [null, '2026-09-14T08:00:00Z', '9999-12-31']],
  ['articles', ARTICLE, 'reading_time', [1, 60]],
  ['categories', NAMED, 'color', ['#059669', '#ABCDEF', '#abcdef']],
  ['users', {}, 'email', [null, 'a.b+c@d-e.ma', 'élève@exemple.ma']],
];

onDatabase('constraints', ({ pool }) => {
  for (const [table, row, column, values] of REFUSED) {
    test(`${table}.${column} refuses what would break a page`, async () => {
      for (const value of values) {
        const insertion = insert(table, { ...row, [column]: value });
        await assert.rejects(insertion, { code: '23514' }, `${column} = ${String(value)}`);
      }
    });
  }

  for (const [table, row, column, values] of ACCEPTED) {
    test(`${table}.${column} accepts what the schemas accept`, async () => {
      for (const value of values) await insert(table, { ...row, [column]: value });
    });
  }

  test('one slug for one article, one account and one subscription for one address', async () => {
    for (const [table, row] of [
      ['articles', { ...ARTICLE, slug: 'once' }],
      ['users', { email: 'once@a.ma' }],
      ['newsletter_subscribers', { email: 'once@a.ma', consent_version: '1' }],
    ] as const) {
      await insert(table, row, { keep: true });
      await assert.rejects(insert(table, row), { code: '23505' });
    }
  });

  /** Rolls back unless the row is to stay. */
  async function insert(table: string, row: Record<string, unknown>, { keep = false } = {}) {
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`;
      await client.query(sql, Object.values(row));
      if (keep) await client.query('COMMIT');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
});
