import assert from 'node:assert/strict';
import { test } from 'node:test';
import { programmes } from '@/lib/entities/programme';
import { publicPages } from '@/tests/e2e/kit/public-pages';
import { topics } from '@/lib/texts/topics';
import { pageTexts } from '@/lib/texts/pages';
import {
  listedAddresses,
  mainNavigation,
  pages,
  publicAddresses,
  sitePlanGroups,
  waysOn,
} from './pages';
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

test('browsers look at every page of the sitemap', () => {
  const looked = publicPages.map(({ path }): string => path);
  const missing = listedAddresses.filter((path) => !looked.includes(path));
  assert.deepEqual(missing, [], 'tests/e2e/kit/public-pages.ts lists them');
});

test('no master can have the address of a page', () => {
  const inFolder = publicAddresses.flatMap(
    (address) => /^\/masters\/([a-z-]+)(?:\/|$)/.exec(address)?.[1] ?? [],
  );
  assert.ok(inFolder.length > 5);
  const free = inFolder.filter((slug) => programmes.said.slug.rule.safeParse(slug).success);
  assert.deepEqual(free, [], 'PAGES in lib/entities/programme.ts lists them');
});
