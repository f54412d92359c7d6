import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topics } from '@/lib/texts/topics';
import { pageTexts } from '@/lib/texts/pages';
import { listedAddresses, mainNavigation, pages, sitePlanGroups, waysOn } from './pages';
import { paths } from '@/lib/paths';

test('every page of the sitemap is in the plan of the site, which only leaves out itself', () => {
  const planned = sitePlanGroups.flatMap(({ links }) => links.map(({ href }) => href));
  const missing = listedAddresses.filter((path) => !planned.includes(path));
  assert.deepEqual(missing, [paths.sitePlan]);
});

test('one page has one name, wherever a link leads there', () => {
  const links = [...mainNavigation, ...waysOn, ...sitePlanGroups.flatMap(({ links }) => links)];
  const names = new Map(links.map(({ href, name }) => [href, name]));
  for (const { href, name } of links) assert.equal(names.get(href), name);
  assert.equal(new Set(names.values()).size, names.size);
});

test('every page that stands for itself has its words, and no words are without a page', () => {
  const named = Object.entries(pages).filter(([, page]) => 'name' in page);
  const texts = [...pageTexts.keys(), ...Object.keys(topics).map((slug) => `/${slug}`)];
  assert.deepEqual(named.map(([address]) => address).toSorted(), texts.toSorted());
});
