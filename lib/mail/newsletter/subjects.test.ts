import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { boxesOf, chosenRows, cityValue } from './subjects';

const own = await openOwnDatabase();
const { db } = own;
after(() => own.close());

test('a former name is followed, and with the last lost one open calls go too', async () => {
  const { id } = await db.category.create({ data: { name: 'Gestion', slug: 'gestion' } });
  const slug = 'management';
  await db.slugHistory.create({ data: { entity: 'category', slug, targetId: id } });
  const found = async (...values: string[]) => {
    const { calls, categories } = await chosenRows(values);
    return [calls, categories.map((row) => row.slug)];
  };
  assert.deepEqual(await found('candidatures', 's-management', 's-gestion'), [true, ['gestion']]);
  assert.deepEqual(await found('candidatures', 's-perdue'), [false, []]);
  assert.deepEqual(await found('candidatures'), [true, []]);
});

test('what was chosen is one box with those that are offered, under its name of now', async () => {
  const { id } = await db.city.create({ data: { name: 'Zagora', slug: 'zagora' } });
  await db.slugHistory.create({ data: { entity: 'city', slug: 'zagoura', targetId: id } });
  const { cities } = await chosenRows(['v-zagoura']);
  const others = ['Rabat', 'Agadir'].map((name) => ({ id: name, slug: name, name }));
  const boxes = boxesOf([...cities, ...others, ...cities], cityValue);
  const values = boxes.map(({ value }) => value);
  assert.deepEqual(values, ['v-Agadir', 'v-Rabat', 'v-zagora']);
});
