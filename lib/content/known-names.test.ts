import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { isWithdrawnSince, namesSince } from './known-names';

const LONG = 86_400_000;
const ARTICLE = { title: 'Titre', excerpt: 'Extrait', content: 'Texte', author: 'Rédaction' };

onDatabase('names since a copy was made', ({ db, pool }) => {
  before(async () => {
    const past = new Date(Date.now() - LONG);
    for (const [slug, publishedAt] of [
      ['publie', past],
      ['retire', null],
    ] as const) {
      const data = { ...ARTICLE, metaDescription: 'Description', slug, publishedAt };
      await db.article.create({ data });
    }
    await db.city.create({ data: { name: 'Fès', slug: 'fes', description: '' } });
  });

  test('each is the same, changed or gone, in the order asked', async () => {
    const soon = Date.now() + LONG;
    const copies = [
      { name: { entity: 'city', slug: 'fes' }, madeAt: soon },
      { name: { entity: 'article', slug: 'retire' }, madeAt: soon },
      { name: { entity: 'article', slug: 'publie' }, madeAt: Date.now() - LONG },
      { name: { entity: 'city', slug: 'publie' }, madeAt: soon },
      { name: { entity: 'article', slug: 'publie' }, madeAt: soon },
      { name: { entity: 'category', slug: 'nulle' }, madeAt: soon },
      { name: { entity: 'university', slug: 'nulle' }, madeAt: soon },
    ] as const;
    assert.deepEqual(await namesSince(copies, pool), [
      ...['same', 'gone', 'changed', 'gone', 'same', 'gone', 'gone'],
    ]);
  });

  test('a withdrawal is known of, whether the row is gone or a draft again', async () => {
    const soon = Date.now() + LONG;
    assert.equal(await isWithdrawnSince(Date.now() - LONG, pool), true);
    assert.equal(await isWithdrawnSince(soon, pool), false);
    await db.slugHistory.create({
      data: { entity: 'city', slug: 'partie', createdAt: new Date(soon + LONG) },
    });
    assert.equal(await isWithdrawnSince(soon, pool), true);
  });

  test('another publisher is a withdrawal: every page names the one before', async () => {
    await db.slugHistory.deleteMany();
    const later = Date.now() + 2 * LONG;
    assert.equal(await isWithdrawnSince(later, pool), false);
    await db.siteSettings.create({ data: { updatedAt: new Date(later + LONG) } });
    assert.equal(await isWithdrawnSince(later, pool), true);
  });

  test('counting a reader changes no article', async () => {
    const article = { entity: 'article', slug: 'publie' } as const;
    const { updatedAt } = await db.article.findUniqueOrThrow({ where: { slug: 'publie' } });
    await pool.query(`UPDATE articles SET view_count = view_count + 1 WHERE slug = 'publie'`);
    const copy = { name: article, madeAt: updatedAt.getTime() + 10_000 };
    assert.deepEqual(await namesSince([copy], pool), ['same']);
  });
});
