import { randomUUID } from 'node:crypto';
import { MARKDOWN_ATTACKS, XSS_VECTORS } from '@/tests/security/attack/xss-corpus';
import type { PrismaClient } from '@/prisma/generated/client';
import { test as shared } from '../kit/own-site';
import { expect } from '../kit/test';
import { watchForScripts } from './script-watch';

const isFull = process.env.TEST_FULL === '1';
const ROW = 'threat 20: Markdown XSS';
const IN_ONE_ARTICLE = isFull ? 1 : 40;

const test = shared.extend<object, { rows: Row[] }>({
  rows: [
    async ({ ownSite: { db } }, provide) => {
      const rows = await plantEverywhere(db, XSS_VECTORS);
      await plantInOffice(db, XSS_VECTORS);
      await provide(rows);
    },
    { scope: 'worker', timeout: 150_000, auto: true },
  ],
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

test(`${ROW}: ${MARKDOWN_ATTACKS.length} texts in articles`, async ({ page, db }) => {
  const watch = await watchForScripts(page);
  let pages = 0;
  for (let at = 0; at < MARKDOWN_ATTACKS.length; at += IN_ONE_ARTICLE) {
    const slug = `m-${at}`;
    const texts = MARKDOWN_ATTACKS.slice(at, at + IN_ONE_ARTICLE);
    await db.article.create({
      data: {
        ...{ slug, title: slug, excerpt: slug, metaDescription: slug, author: slug },
        content: texts.join('\n\n---\n\n'),
        publishedAt: new Date('2026-01-01'),
      },
    });
    expect(await watch.visit(`/master-maroc/${slug}`, 200), texts.join('\n')).toEqual([]);
    pages += 1;
  }
  await db.article.deleteMany({ where: { slug: { startsWith: 'm-' } } });
  note(`threat 20: ${MARKDOWN_ATTACKS.length} texts on ${pages} pages in Chromium, nothing ran`);
});

test(`${ROW}: every text field of the public pages`, async ({ page, rows }) => {
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
    await page.getByLabel('Votre adresse email').fill(vector);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    // Its role changes when its suggestions are loaded.
    const search = page.locator('input[name="q"]').filter({ visible: true }).first();
    await search.fill(vector);
    await search.press('Enter');
    await page.waitForURL(/recherche/);
    expect(await watch.look()).toEqual([]);
  }
});

test(`${ROW}: the back-office`, async ({ adminPage: page, rows }) => {
  const watch = await watchForScripts(page);
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

type Row = { vector: string; slug: string };

/** One city, category, university and article for each vector, with it in every text they have. */
async function plantEverywhere(db: PrismaClient, vectors: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, vector] of vectors.entries()) {
    const slug = `v-${index}-${randomUUID().slice(0, 4)}`;
    const named = { name: vector, slug, description: vector };
    const address = `https://example.org/${encodeURI(vector).replaceAll(/['"<>\s]/g, '')}"'<>`;
    const city = await db.city.create({ data: named });
    const category = await db.category.create({ data: { ...named, color: '#aa1133' } });
    const university = await db.university.create({
      data: { ...named, cityId: city.id, websiteUrl: address },
    });
    await db.article.create({
      data: {
        ...{ slug, title: vector, excerpt: vector, metaDescription: vector, author: vector },
        content: `${vector}\n\n## ${vector}`,
        imageUrl: index % 2 === 0 ? address : null,
        publishedAt: new Date(Date.UTC(2024, 0, 1, 0, index)),
        featured: index % 3 === 0,
        viewCount: index,
        ...{ categoryId: category.id, cityId: city.id, universityId: university.id },
      },
    });
    rows.push({ vector, slug });
  }
  return rows;
}

/** People, subscribers and the log of the back-office. */
async function plantInOffice(db: PrismaClient, vectors: readonly string[]): Promise<void> {
  for (const [index, vector] of vectors.entries()) {
    const word = vector.toLowerCase().replaceAll(/[\s@]/g, '/');
    const email = `${word}${index}@example.org`;
    await db.user.create({
      data: {
        ...{ email, firstName: vector, lastName: vector },
        profileImageUrl: `https://example.org/${encodeURI(vector)}"onerror="alert(1)`,
      },
    });
    await db.newsletterSubscriber.create({ data: { email, consentVersion: vector } });
    await db.auditEntry.create({
      data: {
        ...{ actorLabel: vector, action: vector, entity: vector, entityId: vector },
        changes: {
          title: { before: vector, after: vector },
          [vector]: { before: null, after: [vector] },
        },
      },
    });
  }
}
