import { randomUUID } from 'node:crypto';
import { expect, test } from '../kit/test';

test.use({ javaScriptEnabled: false });

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(navigation).toBeVisible();
    await navigation.getByRole('link', { name: 'Villes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villes');
  });
});

test('the newsletter form comes back with its message', async ({ page, db }) => {
  const email = `sans-js-${randomUUID()}@example.org`;
  await page.goto('/');
  await page.getByLabel('Votre adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL(/\/newsletter\?etat=inscrit&fait=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription réussie');
  await expect(page.getByText('Vous recevrez nos dernières actualités par email.')).toBeVisible();
  expect((await db.newsletterSubscriber.deleteMany({ where: { email } })).count).toBe(1);
});

test('the universities can be filtered and sorted', async ({ page, db }) => {
  const city = { slug: 'fes' };
  const there = await db.university.count({
    where: { OR: [{ city }, { establishments: { some: { city } } }] },
  });
  expect(there).toBeGreaterThan(1);
  await page.goto('/universites');
  await page.getByLabel('Ville').selectOption('fes');
  await page.getByLabel('Trier par').selectOption('programmes');
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page).toHaveURL(/ville=fes&tri=programmes/);
  await expect(page.getByRole('article')).toHaveCount(there);
  await expect(page.getByLabel('Ville')).toHaveValue('fes');
});

test('the masters can be filtered, and the address says only what was chosen', async ({ page }) => {
  await page.goto('/masters');
  await page.getByLabel('Ville').selectOption('rabat');
  await page.getByRole('button', { name: 'Voir les masters' }).click();
  await expect(page).toHaveURL(/\/masters\?ville=rabat$/);
  await page.getByLabel('Mots du titre').fill('droit');
  await page.getByRole('button', { name: 'Voir les masters' }).click();
  await expect(page).toHaveURL(/\/masters\?q=droit&ville=rabat$/);
  await expect(page.getByLabel('Trier par')).toHaveValue('');
  await page.getByLabel('Trier par').selectOption('Nom');
  await page.getByRole('button', { name: 'Voir les masters' }).click();
  await expect(page).toHaveURL(/\/masters\?q=droit&ville=rabat&tri=nom$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what is chosen in the sheet is applied by the button that shows the masters', async ({
    page,
  }) => {
    await page.goto('/masters');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    const sheet = page.locator('.filter-sheet');
    await sheet.getByLabel('Ville').selectOption('rabat');
    await sheet.getByRole('button', { name: 'Voir les masters' }).click();
    await expect(page).toHaveURL(/\/masters\?ville=rabat$/);
    await page.getByRole('button', { name: 'Filtrer (1 filtre actif)' }).click();
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await expect(sheet).toBeHidden();
  });
});

test('a list of masters is put together in addresses', async ({ page }) => {
  await page.goto('/masters/selection');
  await page
    .getByLabel('Adresse d’un master à ajouter')
    .fill('https://example.org/masters/mba-hem/');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Ou choisissez-le dans le répertoire' }).click();
  await page.getByLabel('Ville').selectOption('rabat');
  await page.getByRole('button', { name: 'Voir les masters' }).click();
  await expect(page).toHaveURL(/\/masters\?m=mba-hem&ville=rabat$/);
  await page
    .getByRole('button', { name: /^Garder le master/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/masters\/selection\?m=mba-hem&m=/);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the contact form prepares a message for one’s own mail program', async ({ page }) => {
  const written = {
    'Nom complet *': 'Salma',
    'Sujet *': 'Une date',
    'Message *': 'Bonjour,\nvoici.',
  };
  await page.goto('/contact');
  for (const [label, text] of Object.entries(written)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Email *').fill('salma@localhost');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(/^Adresse e-mail invalide/);
  await page.getByLabel('Email *').fill('salma@example.org');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('link', { name: 'Ouvrir dans ma messagerie' })).toHaveAttribute(
    'href',
    'mailto:?subject=Une%20date&body=Bonjour%2C%0D%0Avoici.%0D%0A%0D%0ASalma%0D%0Asalma%40example.org',
  );
  for (const [label, text] of Object.entries(written)) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
});

test('what one agrees to stands under the field, with the privacy page', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Votre adresse e-mail');
  await expect(field).toHaveAccessibleDescription(/Vous pouvez vous désinscrire à tout moment/);
  await page.getByRole('main').getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect(page).toHaveURL(/\/politique-confidentialite$/);
});
