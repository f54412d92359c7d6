import { randomUUID } from 'node:crypto';
import { type Plausible, startPlausible } from '../../fixtures/people/plausible';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { type Page, expect, test } from '../kit/test';

// One site that reports to another service, for the whole file.
test.describe.configure({ mode: 'default' });

const DOMAIN = 'guide.example';
let plausible: Plausible;
let site: OwnSite;

test.beforeAll(async () => {
  plausible = await startPlausible();
  const env = { ANALYTICS_ENDPOINT: plausible.url, ANALYTICS_DOMAIN: DOMAIN };
  site = await startOwnSite(env, { content: 'demo' });
});
test.afterAll(async () => {
  await site?.stop();
  await plausible?.stop();
});
test.beforeEach(() => void plausible.taken.splice(0));

const heard = () =>
  plausible.taken.map(({ name, url, props }) => [name, url.replace(site.url, ''), props ?? {}]);

async function walk(page: Page): Promise<string> {
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await page.goto(`${site.url}/?utm_source=lettre&q=secret`);
  await navigation.getByRole('link', { name: 'Actualités' }).click();
  // Loaded, so that its own view is on the way before the next page.
  await page.waitForURL(/\/actualites$/);
  await page.locator('main a[href^="/master-maroc/"]').first().click();
  await expect(page).toHaveURL(/\/master-maroc\//);
  await page.getByRole('button', { name: /aime/ }).click();
  return new URL(page.url()).pathname;
}

test('a service of Plausible’s format hears all six events, route changes included (spec 1.5, 1.12)', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  const violations: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.url}/api/event`)) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const article = await walk(page);
  const slug = article.split('/').at(-1);
  const expected: unknown[] = [
    ['pageview', '/?utm_source=lettre', {}],
    ['pageview', '/actualites', {}],
    ['pageview', article, {}],
    ['article_view', article, { slug }],
    ['article_like', article, { slug }],
  ];
  await expect.poll(() => heard().length).toBe(expected.length);
  for (const event of expected) expect(heard()).toContainEqual(event);

  plausible.taken.splice(0);
  await page.goto(site.url);
  await page.getByLabel('Votre adresse email').fill(`${randomUUID()}@example.org`);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Inscription réussie', { exact: true })).toBeVisible();
  await page.locator('#recherche').fill('un mot privé');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=/);
  await page.goto(`${site.url}/universites`);
  const outside = page.getByRole('link', { name: /Site officiel/ }).first();
  const { origin } = new URL((await outside.getAttribute('href')) ?? '');
  await page.context().route(`${origin}/**`, (route) => route.abort());
  await outside.click();
  await expect.poll(heard).toContainEqual(['outbound', '/universites', { url: origin }]);
  expect(heard()).toContainEqual(['newsletter_subscribe', '/', {}]);
  expect(heard()).toContainEqual(['search', '/', {}]);
  expect(JSON.stringify(plausible.taken)).not.toMatch(/priv|@example/);
  expect(new Set(plausible.taken.map(({ domain }) => domain))).toEqual(new Set([DOMAIN]));
  const privacy = await page.request.get(`${site.url}/politique-confidentialite`);
  expect(await privacy.text()).toContain(new URL(plausible.url).host);
  expect({ refused: plausible.refused, elsewhere, violations }).toEqual({
    refused: [],
    elsewhere: [],
    violations: [],
  });
});

test('Do Not Track and Global Privacy Control keep everything to oneself', async ({ context }) => {
  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    const page = await context.newPage();
    await page.addInitScript(
      ([key, set]) => Object.defineProperty(Navigator.prototype, key, { get: () => set }),
      [name, value] as const,
    );
    await page.goto(`${site.url}/master-maroc/etudier-a-fes`);
    await page.getByRole('button', { name: /aime/ }).click();
    // What the page sent before would have come before this.
    const last = JSON.stringify({ name: 'last', url: site.url, domain: DOMAIN });
    await page.evaluate(([url, body]) => fetch(url, { method: 'POST', mode: 'no-cors', body }), [
      plausible.url,
      last,
    ] as const);
    expect(heard(), name).toEqual([['last', '', {}]]);
    plausible.taken.splice(0);
  }
});
