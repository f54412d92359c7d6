import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import coordinates from '@/prisma/seed/places/coordinates.json';
import { bringStaff } from '../../fixtures/data/rows';

const site = process.env.TEST_SITE_URL ?? '';
const { create } = await bringStaff();
const read = async () => parse(await (await fetch(`${site}/villes`)).text());
const hrefs = (links: { getAttribute: (name: string) => string | undefined }[]) =>
  links.map((link) => link.getAttribute('href')).sort();

test('the map has every city whose place is known, and the list has each of them with its number', async () => {
  const root = await read();
  const spots = root.querySelectorAll('main figure svg a');
  const known = Object.keys(coordinates.cities).map((slug) => `/villes/${slug}`);
  assert.deepEqual(hrefs(spots), known);
  // Who reads by ear or by keys has the list alone.
  assert.equal(root.querySelector('main figure svg')?.getAttribute('aria-hidden'), 'true');
  for (const spot of spots) {
    assert.equal(spot.getAttribute('tabindex'), '-1');
    const title = spot.querySelector('title')?.text ?? '';
    const [, name = '', count = ''] = /^(.*)\u00a0: (.*)$/.exec(title) ?? [];
    const card = root.querySelector(`main article:has(a[href="${spot.getAttribute('href')}"])`);
    assert.ok(card?.text.includes(name) && card.text.includes(count), title);
  }
});

test('a city whose place is not known is in the list alone', async () => {
  const { slug } = await create('cities');
  const root = await read();
  assert.ok(root.querySelector(`main article a[href="/villes/${slug}"]`));
  assert.equal(root.querySelector(`main figure a[href="/villes/${slug}"]`), null);
});

test('whose data the places are is said beside the map', async () => {
  const caption = (await read()).querySelector('main figcaption');
  assert.match(caption?.text ?? '', /GeoNames.*CC BY 4\.0/);
  assert.ok(caption?.querySelector('a[href^="https://creativecommons.org/licenses/by/4.0/"]'));
});
