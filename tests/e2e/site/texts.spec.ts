import { publicPages } from '../kit/public-pages';
import { expect, test } from '../kit/test';

for (const { path, h1 } of publicPages) {
  test(`${path} has its title, its breadcrumb from Accueil, and one h1`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
    await expect(trail.getByRole('listitem').first()).toContainText('Accueil');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
}

for (const { path } of publicPages) {
  test(`${path} has its head tags, which all name the same address`, async ({ page, baseURL }) => {
    await page.goto(path);
    const url = path === '/' ? new RegExp(`^${baseURL}/?$`) : `${baseURL}${path}`;
    const content = (name: string) =>
      page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', url);
    await expect(content('og:url')).toHaveAttribute('content', url);
    await expect(content('description')).toHaveAttribute('content', /^.{70,160}$/);
    for (const name of ['keywords', 'og:title', 'og:description', 'og:type', 'twitter:card']) {
      await expect(content(name)).toHaveAttribute('content', /\S/);
    }
    await expect(content('og:locale')).toHaveAttribute('content', 'fr_FR');
    await expect(content('og:image')).toHaveAttribute('content', /^http.*opengraph-image$/);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  });
}

test('the home page shows the fixed figures and as many of everything as it must', async ({
  page,
}) => {
  await page.goto('/');
  const figures = page.getByLabel('Le guide en chiffres');
  for (const [value, label] of [
    ['200+', 'Masters'],
    ['50+', 'Universités partenaires'],
    ['15', 'Villes'],
    ['10k+', 'Étudiants aidés'],
  ] as const) {
    await expect(figures).toContainText(value);
    await expect(figures).toContainText(label);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Voir tous les articles' })).toHaveAttribute(
    'href',
    '/articles',
  );
  const counts = { 'À la une': 2, 'Derniers articles': 6, 'Universités populaires': 2 };
  for (const [name, count] of Object.entries(counts)) {
    await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(count);
  }
  const popular = page.getByRole('region', { name: 'Articles populaires' });
  await expect(popular.getByRole('listitem')).toHaveCount(3);
  await expect(popular.getByText(/k vues$/)).toHaveCount(3);
  for (const href of ['/universites', '/specialisations', '/villes']) {
    await expect(
      page.getByRole('region', { name: 'Explorer' }).locator(`a[href="${href}"]`),
    ).toBeVisible();
  }
  for (const size of ['300x250', '300x200']) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const box = await page.locator(`[data-ad="${size}"]`).boundingBox();
    expect([box?.width, box?.height]).toEqual([width, height]);
  }
});

test('the header and the footer lead where the specification says', async ({ page }) => {
  await page.goto('/villes/rabat');
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Masters',
    'Universités',
    'Spécialisations',
    'Villes',
    'Guides',
    'Actualités',
  ]);
  await expect(navigation.getByRole('link', { name: 'Villes' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const box = page.getByPlaceholder('Rechercher un master...').filter({ visible: true });
  await expect(box).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  for (const slug of ['mba-management', 'ingenierie', 'sante', 'finance', 'marketing']) {
    await expect(footer.locator(`a[href="/specialisations/${slug}"]`)).toBeVisible();
  }
  for (const slug of ['casablanca', 'rabat', 'marrakech', 'fes', 'tanger']) {
    await expect(footer.locator(`a[href="/villes/${slug}"]`)).toBeVisible();
  }
});

test('fixed figures of the other pages', async ({ page }) => {
  const expected = {
    '/specialisations/mba-management': ['1000+', 'Diplômés', '8+', 'Villes'],
    '/villes/fes': ['5+', 'Universités', '2000+', 'Diplômés'],
    '/universites/cadi-ayyad': ['1500+', 'Diplômés'],
    '/guides': ['20+', '5000+', '100%', '2025'],
  };
  for (const [path, texts] of Object.entries(expected)) {
    await page.goto(path);
    for (const text of texts) await expect(page.locator('dl.stats')).toContainText(text);
  }
});

test('the news list shows at most twelve, newest first, and leads to the newsletter', async ({
  page,
}) => {
  await page.goto('/actualites');
  const list = page.getByRole('region', { name: 'Derniers articles' });
  await expect(list.getByRole('article')).toHaveCount(12);
  const dates = await list
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual([...dates].sort().reverse());
  await expect(page.locator('main a[href="/#newsletter"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dossiers' }).getByRole('listitem')).toHaveCount(4);
});

test('a specialisation shows at most six others, in their colours', async ({ page }) => {
  await page.goto('/specialisations/droit');
  await expect(
    page.getByRole('region', { name: 'Autres spécialisations' }).getByRole('listitem'),
  ).toHaveCount(6);
  await page.goto('/specialisations/mba-management');
  await expect(page.locator('main .badge').first()).toHaveCSS(
    'background-color',
    'rgb(5, 150, 105)',
  );
});

test('guide cards carry duration and difficulty and no link', async ({ page }) => {
  await page.goto('/guides');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.getByRole('link')).toHaveCount(0);
  for (const text of await cards.allInnerTexts()) {
    expect(text).toMatch(/\d+ min/);
    expect(text).toMatch(/Débutant|Intermédiaire|Avancé/);
  }
});

test('universities say what they have: city, masters, official site', async ({ page, db }) => {
  await page.goto('/universites');
  const card = page.getByRole('article').filter({ hasText: 'Université Cadi Ayyad' });
  await expect(card).toContainText('Ville');
  await expect(card).toContainText('Marrakech');
  await expect(card).toContainText(/\d+ masters recensés/);
  const site = card.getByRole('link', { name: 'Site officiel' });
  await expect(site).toHaveAttribute('href', 'https://uca.ma');
  await expect(site).toHaveAttribute('rel', /noopener/);
  const unlisted = await db.university.findFirstOrThrow({
    where: {
      ...{ programCount: 0, city: { isNot: null } },
      establishments: { none: { programmes: { some: { publishedAt: { lte: new Date() } } } } },
    },
    include: { city: true },
  });
  await page.goto(`/universites?ville=${unlisted.city?.slug}`);
  await expect(page.getByRole('article').filter({ hasText: unlisted.name })).toContainText(
    'Programmes de master en cours de recensement',
  );
});

test('the static pages say what the specification has them say', async ({ page }) => {
  await page.goto('/mentions-legales');
  await expect(page.getByText('19 septembre 2025').first()).toBeVisible();
  await page.goto('/politique-confidentialite');
  for (const text of ['26 mois', '3 ans', 'date d’inscription']) {
    await expect(page.getByRole('main')).toContainText(text);
  }
  await page.goto('/qui-sommes-nous');
  await expect(
    page.locator('section', { hasText: 'Nos valeurs' }).getByRole('listitem'),
  ).toHaveCount(4);
  await page.goto('/contact');
  for (const text of ['24h', '9h-17h']) await expect(page.getByRole('main')).toContainText(text);
  await page.goto('/plan-du-site');
  for (const href of [
    '/',
    '/universites',
    '/specialisations',
    '/villes',
    '/qui-sommes-nous',
    '/contact',
    '/mentions-legales',
    '/politique-confidentialite',
    '/#newsletter',
  ]) {
    await expect(page.locator(`main a[href="${href}"]`).last()).toBeVisible();
  }
});
