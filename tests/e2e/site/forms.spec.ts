import { randomUUID } from 'node:crypto';
import { hold, roundTrip } from '../kit/hold';
import { expect, test } from '../kit/test';

/** Any hour will do. */
const NOON = new Date('2026-03-02T12:00:00Z');
const emailField = 'Votre adresse email';

test('the newsletter form goes through its states and says how it went (spec 2.12, 4.1, 8.4)', async ({
  page,
  db,
}) => {
  const email = `Avec.JS-${randomUUID()}@Example.org`;
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event')) events.push(request.postData() ?? '');
  });
  const sending = await hold(page, '**/api/newsletter/subscribe', 'POST');
  await page.goto('/#newsletter');
  await page.getByLabel(emailField).fill(email);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByRole('button', { name: 'Inscription...' })).toBeDisabled();
  sending.go();
  await expect(page.getByText('Inscription réussie', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Vous recevrez nos dernières actualités par email.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel(emailField)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'S’inscrire' })).toBeEnabled();
  const where = { email: email.toLowerCase() };
  expect((await db.newsletterSubscriber.deleteMany({ where })).count).toBe(1);
  expect(events.some((event) => event.includes('newsletter_subscribe'))).toBe(true);
});

test('a failed subscription keeps the address; there is one toast at a time, and it leaves after five seconds (spec 4.1, 8.3, 9.5)', async ({
  page,
}) => {
  await page.clock.install({ time: NOON });
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await page.getByLabel(emailField).fill('quelqu-un@example.org');
  await page.clock.pauseAt(NOON.getTime() + 3_600_000);
  const toasts = page.locator('.toast');
  const fresh = page.locator('.toast:not([data-seen])');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    // What draws a toast waits for a frame.
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await fresh.count()).toBe(1);
    }).toPass();
    await expect(toasts).toHaveCount(1);
    await fresh.evaluate((toast) => toast.setAttribute('data-seen', ''));
  }
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText('Veuillez réessayer plus tard.');
  await page.clock.runFor(200);
  await expect(toasts).toHaveCount(0);
  await expect(page.getByLabel(emailField)).toHaveValue('quelqu-un@example.org');
  await expect(page.getByRole('button', { name: 'S’inscrire' })).toBeEnabled();
});

test('a failure is told at once, a success in its turn, and closing leads back (spec 8.3, 8.4)', async ({
  page,
  db,
}) => {
  const email = `toast-${randomUUID()}@example.org`;
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await page.goto('/');
  const field = page.getByLabel(emailField);
  await field.fill(email);
  await field.press('Enter');
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect(told.getByRole('alert')).toContainText("Erreur d'inscription");
  await expect(told.getByRole('status')).toHaveCount(0);
  await told.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(field).toBeFocused();

  await field.press('Enter');
  await expect(told.getByRole('status')).toContainText('Inscription réussie');
  await expect(told.getByRole('alert')).toHaveCount(0);
  await told.getByRole('button', { name: 'Fermer' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(field).toBeFocused();
  await db.newsletterSubscriber.deleteMany({ where: { email } });
});

test('what sends the newsletter’s form is loaded when its field is entered; empty it sends nothing (spec 5.1)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isLoaded = () => asked.some((url) => url.includes('/_site/newsletter'));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(isLoaded()).toBe(false);
  const field = page.getByLabel(emailField);
  await field.focus();
  await expect.poll(isLoaded).toBe(true);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(field).toBeFocused();
  await roundTrip(page);
  expect(asked.filter((url) => url.includes('subscribe'))).toEqual([]);
});

test('the contact form explains what it refuses, then prepares a message, sends nothing, and keeps the text (spec 2.47, 5.2, 5.11)', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/api/event'))
      sent.push(request.url());
  });
  await page.goto('/contact');
  const [email, text] = [page.getByLabel('Email *'), page.getByLabel('Message *')];
  const open = page.getByRole('link', { name: 'Ouvrir dans ma messagerie' });
  const send = page.getByRole('button', { name: 'Envoyer le message' });
  await page.getByLabel('Nom complet *').fill('Salma B.');
  await email.fill('salma@localhost');
  await page.getByLabel('Sujet *').fill('   ');
  await text.fill('   ');
  await send.click();
  await expect(page.getByText('Adresse email invalide')).toBeVisible();
  await expect(page.getByText('Ce champ est obligatoire.')).toHaveCount(2);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(open).toHaveCount(0);
  await email.fill('salma@example.org');
  await page.getByLabel('Sujet *').fill('Une date à corriger');
  await text.fill('Bonjour,\nvoici la source.');
  await send.click();
  await expect(open).toHaveAttribute(
    'href',
    /^mailto:[^?]*\?subject=Une%20date%20%C3%A0%20corriger&body=Bonjour/,
  );
  await expect(text).toHaveAttribute('rows', '6');
  await expect(text).toHaveValue('Bonjour,\nvoici la source.');
  expect(sent).toEqual([]);
});

test('six skeleton cards stand in while filtered universities are on their way (spec 2.15)', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagehide', () => {
      const shown = [...document.querySelectorAll('[data-skeleton], article')].filter((part) =>
        part.checkVisibility(),
      );
      sessionStorage.setItem('left', shown.map(({ localName }) => localName).join(' '));
    }),
  );
  await page.goto('/universites');
  const skeletons = page.locator('[data-skeleton]').filter({ visible: true });
  await expect(skeletons).toHaveCount(0);
  await page.getByLabel('Trier par').selectOption('programmes');
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page).toHaveURL('/universites?tri=programmes');
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('div div div div div div');
  await expect(skeletons).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(skeletons).toHaveCount(0);
});
