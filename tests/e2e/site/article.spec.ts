import { expect, test } from '../kit/test';

const PATH = '/master-maroc/etudier-a-fes';

test('the table of contents leads to the sections, links to other sites are marked, and on paper there is text alone', async ({
  page,
}) => {
  await page.goto(PATH);
  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: 'Sources' })
    .click();
  await expect(page).toHaveURL(/#s-sources$/);
  const sources = page.getByRole('heading', { name: 'Sources' });
  await expect(sources).toBeInViewport();
  const link = page.locator('.prose a[href^="https:"]').first();
  const mark = await link.evaluate((node) => getComputedStyle(node, '::after').maskImage);
  expect(mark).toContain('svg');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('[data-ad]').first()).toBeHidden();
  await expect(sources).toBeVisible();
});

test('a like is an event, sent once, and its state stays in the browser (spec 2.23, 7.10)', async ({
  page,
}) => {
  const events: string[] = [];
  const others: string[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (request.url().endsWith('/api/event') && body) events.push(JSON.parse(body).name);
    else if (request.method() !== 'GET') others.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(PATH);
  const button = page.getByRole('button', { name: 'J’aime' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await button.click();
  expect(events.filter((name) => name === 'article_like')).toHaveLength(1);
  expect(events.filter((name) => name === 'article_view')).toHaveLength(2);
  expect(events.filter((name) => name === 'pageview')).toHaveLength(2);
  expect(others).toEqual([]);
});

test('sharing needs nobody else’s script', async ({ page }) => {
  await page.goto(PATH);
  const share = page.getByRole('link', { name: 'WhatsApp' });
  await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*etudier-a-fes/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/etudier-a-fes$/);
});
