import { randomUUID } from 'node:crypto';
import { hold } from '../kit/hold';
import { type Page, expect, test } from '../kit/test';

const EMAIL = 'Votre adresse email';
const ARTICLE = '/master-maroc/etudier-a-fes';

function hearEvents(page: Page): string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event')) events.push(request.postDataJSON().name);
  });
  return events;
}

test.describe('when the script never comes', () => {
  test.beforeEach(({ page }) => page.route('**/_site/**', (route) => route.abort()));

  test('the menu of a small screen opens, closes and leads on (spec 1.3)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/villes');
    const button = page.getByRole('button', { name: 'Menu' });
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await button.click();
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await button.click();
    await navigation.getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL('/guides');
  });

  test('one searches and filters', async ({ page }) => {
    await page.goto('/universites');
    await page.getByLabel('Trier par').selectOption('programmes');
    await page.getByRole('button', { name: 'Afficher' }).click();
    await expect(page).toHaveURL(/tri=programmes/);
    await page.locator('#recherche').fill('droit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/recherche?q=droit');
  });

  test('the newsletter and the contact form are posted', async ({ page, db }) => {
    const email = `sans-script-${randomUUID()}@example.org`;
    await page.goto('/');
    await page.getByLabel(EMAIL).fill(email);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription réussie');
    expect((await db.newsletterSubscriber.deleteMany({ where: { email } })).count).toBe(1);
    await page.goto('/contact');
    for (const label of ['Nom complet *', 'Sujet *', 'Message *']) {
      await page.getByLabel(label).fill('Salma');
    }
    await page.getByLabel('Email *').fill(email);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByRole('link', { name: 'Ouvrir dans ma messagerie' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Salma&body=Salma%0D%0A%0D%0ASalma%0D%0Asans-script-/,
    );
  });

  test('sharing and copying show the address, and a like is seen', async ({ page }) => {
    await page.goto(ARTICLE);
    const address = page.getByLabel('Adresse de l’article, à copier');
    for (const name of ['Partager', 'Copier le lien']) {
      await page.getByRole('button', { name }).click();
      await expect(address).toHaveValue(new RegExp(`${ARTICLE}$`));
      await page.keyboard.press('Escape');
      await expect(address).toBeHidden();
    }
    const like = page.getByRole('button', { name: 'J’aime' });
    await like.click();
    expect(await like.evaluate((box: HTMLInputElement) => box.checked)).toBe(true);
  });
});

test('a like that comes before the script is kept and counted once', async ({ page }) => {
  const events = hearEvents(page);
  const script = await hold(page, '**/_site/start-*');
  await page.goto(ARTICLE, { waitUntil: 'commit' });
  const like = page.getByRole('button', { name: 'J’aime' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  script.go();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(events.filter((name) => name === 'article_like')).toHaveLength(1);
});

test('a form that is sent before its script is there is sent once, when it is', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 500 }));
  const script = await hold(page, '**/_site/newsletter*');
  await page.goto('/');
  await page.getByLabel(EMAIL).fill('quelqu-un@example.org');
  const button = page.getByRole('button', { name: 'S’inscrire' });
  await button.click();
  await button.click();
  expect(sent.filter((url) => url.includes('/newsletter/'))).toEqual([]);
  script.go();
  await expect(page.getByText("Erreur d'inscription", { exact: true })).toBeVisible();
  expect(sent.filter((url) => url.includes('/newsletter/'))).toHaveLength(1);
  await expect(page.getByLabel(EMAIL)).toHaveValue('quelqu-un@example.org');
});

test('what is typed while its script is on its way stays, with the focus and the caret', async ({
  page,
}) => {
  const held = await hold(page, '**/_site/newsletter*');
  await page.goto('/');
  const field = page.getByLabel(EMAIL);
  await field.focus();
  await page.keyboard.type('quelqun@localhost');
  for (let letters = '@localhost'.length + 2; letters > 0; letters -= 1) {
    await page.keyboard.press('ArrowLeft');
  }
  const script = page.waitForResponse('**/_site/newsletter*');
  held.go();
  await script;
  await page.keyboard.type('-');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Adresse email invalide')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('x');
  await expect(field).toHaveValue('quelq-xun@localhost');
});

test('a form whose script cannot be had is posted', async ({ page }) => {
  await page.route('**/_site/newsletter*', (route) => route.abort());
  await page.goto('/');
  await page.getByLabel(EMAIL).fill('quelqu-un@localhost');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Erreur d'inscription");
});

test('a filter of a list is no further view, another page is', async ({ page }) => {
  const events = hearEvents(page);
  await page.goto('/universites');
  await expect.poll(() => events).toEqual(['pageview']);
  await page.getByLabel('Trier par').selectOption('programmes');
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page).toHaveURL('/universites?tri=programmes');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/universites\/./);
  await expect.poll(() => events).toEqual(['pageview', 'pageview']);
});
