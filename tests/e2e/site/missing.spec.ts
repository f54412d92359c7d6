import { samples } from '../../fixtures/data/samples';
import { expect, test } from '../kit/test';

const SCREENS = [
  { path: '/universites', h1: 'Université non trouvée' },
  { path: '/specialisations', h1: 'Spécialisation non trouvée' },
  { path: '/villes', h1: 'Ville non trouvée' },
];

for (const { path, h1 } of SCREENS) {
  test(`an unknown slug under ${path} is 404 with its own screen`, async ({ page }) => {
    const answer = await page.goto(`${path}/nulle-part`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
}

test('an unknown article is 404 with the words of the specification', async ({ page }) => {
  expect((await page.goto('/master-maroc/nulle-part'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article non trouvé');
  await expect(page.getByText("L'article que vous recherchez n'existe pas.")).toBeVisible();
});

test('any other path is 404 with the two English sentences and ways on', async ({ page }) => {
  expect((await page.goto('/nulle-part'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Villes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villes');
});

test('views of unknown addresses and searches there are counted, all as one page', async ({
  page,
  db,
}) => {
  const counted = async (event: string) => {
    const rows = await db.dailyEvent.findMany({ where: { event, path: '/404' } });
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  const [views, searches] = [await counted('pageview'), await counted('search')];
  await page.goto(`/nulle-part-${Date.now()}`);
  // Its script makes a combobox of it when it is entered.
  const box = page.locator('input[type=search]:visible');
  await box.fill('finance');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=finance/);
  await expect.poll(() => counted('search')).toBe(searches + 1);
  await expect.poll(() => counted('pageview')).toBeGreaterThan(views);
});

test('/articles leads to /actualites for good', async ({ request }) => {
  const answer = await request.get('/articles', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(/^(https?:\/\/[^/]+)?\/actualites$/);
});

test('a changed address leads on, a deleted one is gone', async ({ request, admin, baseURL }) => {
  const headers = { cookie: admin.cookie, origin: baseURL ?? '' };
  const city = samples.cities();
  const created = await request.post('/api/admin/cities', { data: city, headers });
  const { id } = (await created.json()) as { id: string };
  const moved = { ...city, slug: `${city.slug}-bis` };
  await request.put(`/api/admin/cities/${id}`, { data: moved, headers });
  const old = await request.get(`/villes/${city.slug}`, { maxRedirects: 0 });
  expect(old.status()).toBe(308);
  expect(old.headers().location).toContain(`/villes/${moved.slug}`);
  await request.delete(`/api/admin/cities/${id}`, { headers });
  const gone = await request.get(`/villes/${moved.slug}`, { maxRedirects: 0 });
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain('Ville non trouvée');
});
