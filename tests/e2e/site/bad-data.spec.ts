import { type Page, expect, test } from '@playwright/test';
import { badRows } from '../../fixtures/data/bad-data';
import { type Client, createClient } from '../../fixtures/site/client';
import { signIn } from '../../fixtures/people/sign-in';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { graphFaults } from '../../seo/check-graph';
import { headFaults } from '../../seo/check-head';
import { kindFaults } from '../../seo/check-kinds';
import { readingFaults } from '../../seo/check-readable';
import { FIXED_PAGES, kindOf } from '../../seo/kind-of';
import { readPage } from '../../seo/page';
import { type Demand, eachSays, holds, says } from '../../seo/demands';
import { expectEveryLookGood } from '../kit/looks';

// A site of its own that begins empty: the other tests count on the content of theirs.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: OwnSite;
let admin: Client;
const rows: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startOwnSite();
  const { cookie } = await signIn(site.db);
  admin = createClient(site.url, cookie);
});
test.afterAll(() => site?.stop());

test('a site without any content (spec 2.10)', async ({ page }) => {
  for (const path of FIXED_PAGES) {
    const served = await read(path);
    const demands = [readingFaults, headFaults, graphFaults, ...(EMPTY[path] ?? [])];
    expect(
      demands.flatMap((demand) => demand(served)),
      path,
    ).toEqual([]);
  }
  // What the others show does not come from the database.
  for (const path of [...LISTS, '/masters', '/masters/donnees', '/candidatures']) {
    await page.goto(site.url + path);
    await assertFits(page, path);
  }
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(FIXED_PAGES.length);
  expect(await (await fetch(`${site.url}/feed.xml`)).text()).not.toContain('<entry>');
});

test('content that nobody would write is accepted', async () => {
  const ids: Record<string, string> = {};
  for (let index = 0; index < badRows(ids).length; index += 1) {
    const row = badRows(ids)[index];
    if (!row) continue;
    const answer = await admin.post(`/api/admin/${row.resource}`, row.payload);
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { id, slug } = (await answer.json()) as { id: string; slug: string };
    ids[`${row.resource}/${slug}`] = id;
    rows.push(row.path);
  }
});

test('every page of it looks right, and search engines are told the truth about it', async ({
  page,
}) => {
  for (const path of [...LISTS, ...rows]) {
    const served = await read(path);
    const kind = kindOf(served.url) ?? 'plain';
    const faults = [...headFaults(served), ...graphFaults(served), ...kindFaults(served, kind)];
    expect(faults, path).toEqual([]);
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await assertFits(page, path);
    await expectEveryLookGood(page);
  }
});

test('the universities are sorted by the number of their programmes', async () => {
  const first = (words: RegExp) => eachSays('main li:first-child > article', words);
  const unknown = /Programmes de master en cours de recensement/;
  expect(first(unknown)(await read('/universites?tri=nom'))).toEqual([]);
  const many = /10\s000 programmes de master/;
  expect(first(many)(await read('/universites?tri=programmes'))).toEqual([]);
});

test('notes and contents of an article lead there and back', async ({ page }) => {
  await page.goto(`${site.url}/master-maroc/sans-fin`);
  await page.getByRole('link', { name: 'Note 1', exact: true }).click();
  await expect(page.locator('#n-1')).toBeInViewport();
  await page.getByRole('link', { name: 'Revenir au texte, note 1' }).click();
  await expect(page.locator('#a-1')).toBeInViewport();
  const anchors = await page.locator('main a[href^="#"]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      isThere: document.getElementById(link.getAttribute('href')?.slice(1) ?? '') !== null,
    })),
  );
  expect(anchors.filter(({ isThere }) => !isThere)).toEqual([]);
  expect(anchors.length).toBeGreaterThan(5);
});

const LISTS = ['/', '/universites', '/specialisations', '/villes', '/actualites'];

const EMPTY: Record<string, Demand[]> = {
  '/': [
    holds('[aria-labelledby=derniers-articles] article', 6),
    holds('#a-la-une'),
    holds('#universites-populaires'),
  ],
  '/universites': [says('main', 'Aucune université à afficher')],
  '/specialisations': [says('main', 'Aucune spécialisation à afficher')],
  '/villes': [says('main', 'Aucune ville à afficher')],
  '/actualites': [says('main', 'Aucun article pour le moment')],
};

/** The page as it is served, without any browser. */
async function read(path: string) {
  const answer = await fetch(site.url + path);
  expect(answer.status, path).toBe(200);
  return readPage(site.url + path, await answer.text());
}

async function assertFits(page: Page, path: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(wideParts), `${path} at ${width} px`).toEqual([]);
  }
}

/** What reaches past the right edge of the window without a frame of its own to scroll in. */
function wideParts(): string[] {
  const edge = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > edge) return ['the page scrolls sideways'];
  const isFramed = (node: Element) => node.closest('.table-scroll, svg, .sr-only') !== null;
  return [...document.querySelectorAll('body *')]
    .filter((node) => !isFramed(node) && node.getBoundingClientRect().right > edge + 1)
    .map((node) => node.outerHTML.slice(0, 120));
}
