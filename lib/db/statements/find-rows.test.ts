import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sourced } from '@/tests/fixtures/data/sourced';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { findRows } from './back-office';

onDatabase('finding rows of every kind', ({ db, pool }) => {
  before(async () => {
    const city = await db.city.create({ data: { name: 'Fès', slug: 'fes' } });
    await db.category.create({ data: { name: '100 % gestion', slug: 'gestion' } });
    const university = await db.university.create({
      data: { name: 'Université de Fès', slug: 'universite-de-fes', cityId: city.id },
    });
    const encg = { name: 'École de commerce', acronym: 'ENCG Fès', slug: 'encg-fes', type: 'encg' };
    const { id: establishmentId } = await db.establishment.create({
      data: { ...encg, universityId: university.id },
    });
    const finance = { name: 'Finance', slug: 'finance', kind: 'master', status: 'atteste' };
    await db.programme.create({ data: { ...finance, establishmentId } });
    const call = { slug: 'encg-fes-2026-2027', academicYear: '2026-2027', facts: sourced() };
    await db.call.create({ data: { ...call, establishmentId } });
    const text = { excerpt: 'x', content: 'x', metaDescription: 'x', author: 'Salma' };
    const titles = ['Étudier à Fès', ...Array.from({ length: 7 }, (_, at) => `Bourse ${at}`)];
    await db.article.createMany({
      data: titles.map((title, at) => ({ ...text, title, slug: `essai-${at}` })),
    });
  });

  const find = async (...words: string[]) =>
    (await findRows(words, 5, pool)).map(({ resource, name }) => `${resource}: ${name}`).sort();

  test('a word without its accent finds rows of every list', async () => {
    assert.deepEqual(await find('fes'), [
      'articles: Étudier à Fès',
      'calls: ENCG Fès 2026-2027',
      'cities: Fès',
      'establishments: École de commerce',
      'universities: Université de Fès',
    ]);
  });

  test('all words must be there, in any order', async () => {
    assert.deepEqual(await find('2026', 'encg'), ['calls: ENCG Fès 2026-2027']);
    assert.deepEqual(await find('encg', 'finance'), ['programmes: Finance']);
    assert.deepEqual(await find('fes', 'rabat'), []);
  });

  test('no list gives more than was asked for, and signs of patterns stand for themselves', async () => {
    assert.equal((await find('bourse')).length, 5);
    assert.deepEqual(await find('%'), ['categories: 100 % gestion']);
    assert.deepEqual(await find('_'), []);
  });
});
