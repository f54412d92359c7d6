import { test as base, expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { MARKDOWN_ATTACKS, XSS_VECTORS } from '../../security/attack/xss-corpus';
import {
  type AttackedSite,
  type Row,
  plantEverywhere,
  plantInOffice,
  startAttackedSite,
} from './attacked-site';
import { watchForScripts } from './script-watch';

const isFull = process.env.TEST_FULL === '1';
const ROW = 'threat 20: Markdown XSS';
const IN_ONE_ARTICLE = isFull ? 1 : 40;

type Attacked = { site: AttackedSite; rows: Row[] };

const test = base.extend<object, { attacked: Attacked }>({
  attacked: [
    async ({}, provide) => {
      const site = await startAttackedSite();
      const rows = await plantEverywhere(site.db, XSS_VECTORS);
      await plantInOffice(site.db, XSS_VECTORS);
      await provide({ site, rows });
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ attacked }, provide) => provide(attacked.site.url),
});
// One worker, so one site.
test.describe.configure({ mode: 'default', timeout: isFull ? 900_000 : 120_000 });

const note = (description: string) => test.info().annotations.push({ type: 'figure', description });

test('the watch sees what it watches for', async ({ page }) => {
  const watch = await watchForScripts(page);
  await page.goto('/mentions-legales');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/x" onerror="alert(1)"><a href="java\nscript:alert(1)">x</a>',
    );
    alert(1);
  });
  await expect(async () => expect((await watch.look()).join()).toMatch(/script-src-attr/)).toPass();
});

test(`${ROW}: ${MARKDOWN_ATTACKS.length} texts in articles`, async ({ page, attacked }) => {
  const watch = await watchForScripts(page);
  let pages = 0;
  for (let at = 0; at < MARKDOWN_ATTACKS.length; at += IN_ONE_ARTICLE) {
    const slug = `m-${at}`;
    const texts = MARKDOWN_ATTACKS.slice(at, at + IN_ONE_ARTICLE);
    await attacked.site.db.article.create({
      data: {
        ...{ slug, title: slug, excerpt: slug, metaDescription: slug, author: slug },
        content: texts.join('\n\n---\n\n'),
        publishedAt: new Date('2026-01-01'),
      },
    });
    expect(await watch.visit(`/master-maroc/${slug}`, 200), texts.join('\n')).toEqual([]);
    pages += 1;
  }
  await attacked.site.db.article.deleteMany({ where: { slug: { startsWith: 'm-' } } });
  note(`threat 20: ${MARKDOWN_ATTACKS.length} texts on ${pages} pages in Chromium, nothing ran`);
});

test(`${ROW}: every text field of the public pages`, async ({ page, attacked: { rows } }) => {
  const watch = await watchForScripts(page);
  const lists = ['/', '/universites', '/specialisations', '/villes', '/actualites', '/guides'];
  const paths = [
    ...lists,
    ...['/admissions', '/bourses', '/equivalences', '/calendrier', '/plan-du-site', '/contact'],
  ];
  for (const [index, { slug }] of rows.entries()) {
    // The lists have them all; pages of their own are many.
    if (isFull || index % 4 === 0) paths.push(`/master-maroc/${slug}`);
    if (!isFull && index % 16 !== 0) continue;
    for (const room of ['villes', 'universites', 'specialisations']) paths.push(`/${room}/${slug}`);
  }
  for (const path of paths) expect(await watch.visit(path, 200)).toEqual([]);
  note(
    `threat 20: ${XSS_VECTORS.length} vectors in every field, ${paths.length} public pages, nothing ran`,
  );
});

test(`${ROW}: what a page is asked with`, async ({ page }) => {
  const watch = await watchForScripts(page);
  const vectors = XSS_VECTORS.filter((_, index) => isFull || index % 16 === 0);
  for (const vector of vectors) {
    const value = encodeURIComponent(vector);
    for (const path of [
      `/recherche?q=${value}`,
      `/universites?ville=${value}&tri=${value}&page=${value}`,
      `/newsletter?etat=${value}`,
      `/${value}`,
      `/villes/${value}`,
      `/login/error?error=${value}`,
      `/login?callbackUrl=${value}`,
      `/newsletter/desinscription?jeton=${value}`,
      `/contact?sujet=${value}#${vector}`,
    ]) {
      expect(await watch.visit(path)).toEqual([]);
    }
  }
});

test(`${ROW}: what the forms give back`, async ({ page }) => {
  const watch = await watchForScripts(page);
  for (const vector of XSS_VECTORS.filter((_, index) => isFull || index % 20 === 0)) {
    await page.goto('/contact');
    await page.getByLabel('Nom complet *').fill(vector);
    await page.getByLabel('Email *').fill('a@example.org');
    await page.getByLabel('Sujet *').fill(vector);
    await page.getByLabel('Message *').fill(vector);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    const link = page.getByRole('link', { name: 'Ouvrir dans ma messagerie' });
    await expect(link).toHaveAttribute('href', /^mailto:/);
    expect(await watch.look()).toEqual([]);
    await page.goto('/');
    await page.getByLabel('Votre adresse e-mail').fill(vector);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    // Its role changes when its suggestions are loaded.
    const search = page.locator('input[name="q"]').filter({ visible: true }).first();
    await search.fill(vector);
    await search.press('Enter');
    await page.waitForURL(/recherche/);
    expect(await watch.look()).toEqual([]);
  }
});

test(`${ROW}: the back-office`, async ({ page, context, attacked: { site, rows } }) => {
  const watch = await watchForScripts(page);
  const [name = '', value = ''] = site.admin.cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  const rooms = ['articles', 'universities', 'categories', 'cities'];
  for (const room of ['', '/users', '/newsletter', '/audit', ...rooms.map((one) => `/${one}`)]) {
    await page.goto(`/admin${room}`, { waitUntil: 'networkidle' });
    for (const summary of await page.locator('main summary').all()) {
      await summary.evaluate((element) => element.parentElement?.setAttribute('open', ''));
    }
    expect(await watch.look(), room).toEqual([]);
  }
  for (const room of rooms) {
    const dangerous = rows.find(({ vector }) => vector.startsWith('"><img')) ?? rows[0];
    const query = encodeURIComponent(dangerous?.vector ?? '');
    await page.goto(`/admin/${room}?q=${query}`, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await watch.look(), `${room} dialog`).toEqual([]);
  }
});

test(`${ROW}: feed, sitemap, structured data and what a navigation asks for`, async ({
  page,
  request,
  attacked: { rows },
}) => {
  const watch = await watchForScripts(page);
  for (const path of [
    '/feed.xml',
    '/sitemap.xml',
    '/sitemap/1.xml',
    '/manifest.webmanifest',
    '/calendrier.ics',
  ]) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toMatch(/<script|<img |<svg/i);
    if (path.endsWith('.xml')) {
      await page.goto('/mentions-legales');
      const error = await page.evaluate((xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return parsed.querySelector('parsererror')?.textContent ?? '';
      }, text);
      expect(error, path).toBe('');
    }
  }
  for (const [index, { slug, vector }] of rows.entries()) {
    const answer = await request.get(`/master-maroc/${slug}`);
    expect(answer.status(), vector).toBe(200);
    const blocks = parse(await answer.text()).querySelectorAll(
      'script[type="application/ld+json"]',
    );
    expect(blocks, vector).toHaveLength(1);
    expect(() => JSON.parse(blocks[0]?.text ?? ''), vector).not.toThrow();
    if (!isFull && index % 16 !== 0) continue;
    const flight = await request.get(`/master-maroc/${slug}`, { headers: { rsc: '1' } });
    expect(flight.headers()['content-type']).toMatch(/^text\/html/);
    expect(flight.headers()['x-content-type-options']).toBe('nosniff');
  }
  expect(await watch.look()).toEqual([]);
});
