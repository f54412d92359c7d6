import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { GENERIC_REASONS } from '@/lib/texts/places';
import { bringStaff } from '../../fixtures/data/rows';
import { pointsOf } from '../../seo/specified/entities';
import { siteUnderTest } from '../../fixtures/site/client';
import { type Demand, has, holds, leads, says } from '../../seo/demands';
import { readPage } from '../../seo/page';

const { create, visitor } = await bringStaff();
const name = `Aaa ${randomUUID().slice(0, 8)}`;
const bare = { name, description: '' };

const city = await create('cities', bare);
const category = await create('categories', bare);
const alone = await create('universities', { ...bare, websiteUrl: null });
const atHome = await create('universities', { name: `${name} bis`, cityId: city.id });

async function expectOn(path: string, ...demands: Demand[]): Promise<void> {
  const answer = await visitor.get(path);
  const page = readPage(siteUnderTest() + path, await answer.text());
  assert.deepEqual(
    demands.flatMap((demand) => demand(page)),
    [],
    path,
  );
}

const cardOf = (path: string) => `main article:has([href="${path}"])`;
const ARTICLES = '[aria-labelledby=articles]';

test('a card leaves out what is not known of its university (spec 2.14)', async () => {
  const card = cardOf(`/universites/${alone.slug}`);
  await expectOn('/universites', holds(card, 1), holds(`${card} p`), holds(`${card} a`, 1));
  await expectOn('/universites', holds(`${card} li`, 1));
  const other = cardOf(`/universites/${atHome.slug}`);
  await expectOn('/universites', says(other, `Ville : ${name}`, 'Site officiel'));
});

test('a card of a specialisation or city without description has none (spec 2.16, 2.17)', async () => {
  for (const path of [`/specialisations/${category.slug}`, `/villes/${city.slug}`]) {
    const list = path.slice(0, path.lastIndexOf('/'));
    await expectOn(list, says(cardOf(path), name), holds(`${cardOf(path)} p`));
  }
});

test('places without articles say so, and where else to look (spec 2.28, 2.34, 2.39)', async () => {
  for (const [path, words] of [
    [`/specialisations/${category.slug}`, 'Aucun article dans cette spécialisation'],
    [`/villes/${city.slug}`, 'Aucun article sur cette ville pour le moment'],
    [`/universites/${atHome.slug}`, 'Aucun article sur cette université pour le moment'],
  ] as const) {
    await expectOn(path, says(ARTICLES, words), holds(`${ARTICLES} article`));
  }
  const subject = `/specialisations/${category.slug}`;
  await expectOn(subject, says(`${ARTICLES} .badge`, 'Contenus à venir'));
  await expectOn(`/universites/${atHome.slug}`, leads(ARTICLES, `/villes/${city.slug}`));
});

test('a place that staff add has reasons that hold anywhere (spec 2.33, 2.38)', async () => {
  for (const [path, title, reasons] of [
    [`/villes/${city.slug}`, `Pourquoi étudier à ${name}`, GENERIC_REASONS.city],
    [`/universites/${alone.slug}`, 'Pourquoi choisir', GENERIC_REASONS.university],
  ] as const) {
    await expectOn(path, says('#pourquoi', title), pointsOf(reasons));
  }
});

test('places show their own articles, and no others (spec 2.27, 2.34, 2.39)', async () => {
  const publishedAt = '2024-05-06T08:00:00Z';
  const own = { cityId: city.id, categoryId: category.id, universityId: atHome.id };
  const article = await create('articles', { title: name, publishedAt, ...own });
  await create('articles', { title: name, publishedAt });
  for (const path of [
    `/specialisations/${category.slug}`,
    `/villes/${city.slug}`,
    `/universites/${atHome.slug}`,
  ]) {
    await expectOn(
      path,
      holds(`${ARTICLES} article`, 1),
      has(`${ARTICLES} article a`, 'href', new RegExp(`^/master-maroc/${article.slug}$`)),
      says('dl.stats', 'Article 1'),
    );
  }
});

test('an article shows its image (spec 2.20)', async () => {
  const publishedAt = '2024-05-06T08:00:00Z';
  const imageUrl = 'https://example.org/a.jpg';
  const seen = await create('articles', { title: name, publishedAt, imageUrl });
  const unseen = await create('articles', { title: name, publishedAt });
  await expectOn(`/master-maroc/${seen.slug}`, has('main header img', 'src', /^https:\/\/example/));
  await expectOn(`/master-maroc/${unseen.slug}`, holds('main header img'));
});
