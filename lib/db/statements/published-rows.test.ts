import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { readPublicAddresses } from './published-rows';

const ARTICLE = { excerpt: 'E', content: 'T', metaDescription: 'D', author: 'A', title: 'T' };

onDatabase('public addresses', ({ db }) => {
  before(async () => {
    await db.city.create({ data: { name: 'Fès', slug: 'fes' } });
    await db.university.create({ data: { name: 'Hassan II', slug: 'hassan-ii' } });
    const past = new Date('2024-01-01');
    for (const [slug, publishedAt] of [
      ['b', past],
      ['a', past],
      ['brouillon', null],
      ['plus-tard', new Date('2999-01-01')],
    ] as const) {
      await db.article.create({ data: { ...ARTICLE, slug, publishedAt } });
    }
  });

  test('every range holds its part of what visitors can open, and knows the whole', async () => {
    const whole = await readPublicAddresses({ limit: 100, offset: 0 }, db);
    assert.equal(whole.total, 4);
    assert.deepEqual(
      whole.addresses.map(({ resource, slug }) => `${resource}/${slug}`),
      ['universities/hassan-ii', 'cities/fes', 'articles/a', 'articles/b'],
    );
    assert.ok(whole.addresses.every(({ changedAt }) => changedAt instanceof Date));
    const parts = [0, 2].map((offset) => readPublicAddresses({ limit: 2, offset }, db));
    const joined = (await Promise.all(parts)).flatMap(({ addresses }) => addresses);
    assert.deepEqual(joined, whole.addresses);
    assert.deepEqual((await readPublicAddresses({ limit: 2, offset: 4 }, db)).addresses, []);
  });

  test('a school that is a university by itself has the address of the university alone', async () => {
    const { id: universityId } = await db.university.create({
      data: { name: 'École des mines (EDM)', slug: 'edm' },
    });
    const add = (name: string, slug: string) =>
      db.establishment.create({ data: { name, slug, type: 'ecole', universityId } });
    const schools = async () =>
      (await readPublicAddresses({ limit: 100, offset: 0 }, db)).addresses
        .filter(({ resource }) => resource === 'establishments')
        .map(({ slug }) => slug);
    const { id } = await add('École des mines (Rabat)', 'edm-rabat');
    assert.deepEqual(await schools(), []);
    await db.establishment.update({ where: { id }, data: { name: 'École des mines de Rabat' } });
    assert.deepEqual(await schools(), ['edm/edm-rabat'], 'by another name it is a part');
    await db.establishment.update({ where: { id }, data: { name: 'École des mines' } });
    await add('Mines de Fès', 'edm-fes');
    assert.deepEqual(await schools(), ['edm/edm-fes', 'edm/edm-rabat'], 'one of two is a part');
  });
});
