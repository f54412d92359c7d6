import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicPages } from '../../e2e/kit/public-pages';
import { siteUnderTest } from '../../fixtures/site/client';
import { lists, says } from '../../seo/demands';
import { type ServedPage, plain, readPage } from '../../seo/page';
import { articles, places } from '../../seo/specified/entities';
import { firstPage, listPages } from '../../seo/specified/first-page';
import { frame } from '../../seo/specified/frame';
import { texts, unlisted } from '../../seo/specified/texts';

// Alone on its site: some of what is specified is all that there is.
const site = siteUnderTest();

async function read(path: string): Promise<ServedPage> {
  return readPage(site + path, await (await fetch(site + path)).text());
}

test('every route has its screen (spec 2.1, 6.1)', async () => {
  for (const { path, h1 } of publicPages) {
    const titled = typeof h1 === 'string' ? lists('h1', [h1]) : says('h1', h1);
    assert.deepEqual(titled(await read(path)), [], path);
  }
});

test('the first page shows the first of each list (spec 2.7, 2.9, 2.11)', async () => {
  const names = (page: ServedPage, selector: string) =>
    page.root.querySelectorAll(selector).map(({ textContent }) => plain(textContent));
  const titles = async (path: string) => {
    const rows = (await (await fetch(site + path)).json()) as { title: string }[];
    return rows.map(({ title }) => plain(title));
  };
  const first = await read('/');
  for (const [section, list] of [
    ['a-la-une', '/api/articles/featured?limit=2'],
    ['derniers-articles', '/api/articles?limit=6'],
    ['populaires', '/api/articles/popular?limit=3'],
  ] as const) {
    assert.deepEqual(names(first, `[aria-labelledby=${section}] h3`), await titles(list), list);
  }
  assert.deepEqual(
    names(first, '[aria-labelledby=universites-populaires] h3'),
    names(await read('/universites'), 'main article h2').slice(0, 2),
  );
});

for (const { title, path, demands } of [
  ...[...frame, ...firstPage, ...listPages, ...articles],
  ...[...places, ...texts, ...unlisted],
]) {
  test(title, async () => {
    const page = await read(path);
    assert.deepEqual(
      demands.flatMap((demand) => demand(page)),
      [],
    );
  });
}
