import { randomUUID } from 'node:crypto';
import { type Mailbox, openMailbox } from '../../fixtures/people/mailbox';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { type Page, expect, test } from '../kit/test';
import { readAgain } from './read-again';

// One site with a mail server of its own for the whole file.
test.describe.configure({ mode: 'default' });

/** Any hour will do. */
const NOON = new Date('2026-03-02T12:00:00Z');
const TEAM = 'equipe@guide.example';
const SENT = 'Message envoyé. Réponse sous 24h.';
const LOST = 'Le message n’est pas parti.';
const CONFIRM = /http:\S+confirmer\S+/;
let mailbox: Mailbox;
let site: OwnSite;

test.beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startOwnSite({ SMTP_URL: mailbox.url, CONTACT_EMAIL: TEAM });
});
test.afterAll(async () => {
  await site?.stop();
  await mailbox?.stop();
});
test.afterEach(() => mailbox.refuse(false));

const message = () => ({
  'Nom complet *': 'Salma B.',
  'Email *': `salma-${randomUUID()}@example.org`,
  'Sujet *': 'Une date à corriger',
  'Message *': 'Bonjour,\nvoici la source : « avis du 3 mars ».',
});
type Message = ReturnType<typeof message>;

async function fill(page: Page, written: Message) {
  for (const [label, text] of Object.entries(written)) await page.getByLabel(label).fill(text);
}
async function expectKept(page: Page, written: Message) {
  for (const [label, text] of Object.entries(written)) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
}
const press = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' }).click();
const from = (written: Message) =>
  mailbox.mailsFor(TEAM).filter((mail) => mail.replyTo?.value[0]?.address === written['Email *']);

/** Faster than the site takes from people, so that the page waits; its clock is moved on by hand. */
async function pressAtOnce(page: Page, written: Message) {
  await page.clock.install({ time: NOON });
  await page.goto(`${site.url}/contact`);
  await page.clock.pauseAt(NOON.getTime() + 3_600_000);
  await fill(page, written);
  await press(page);
  await expect(page.getByText('Envoi en cours…')).toBeVisible();
  expect(from(written)).toEqual([]);
  await page.clock.runFor(3000);
}

test('a message is delivered as it was written, however fast', async ({ page }) => {
  const written = message();
  await pressAtOnce(page, written);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.getByLabel('Message *')).toHaveValue('');
  const [mail, ...more] = from(written);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('[Contact] Une date à corriger');
  expect(mail?.text).toContain(written['Message *']);
});

test('a message that the mail server refuses stays in the form', async ({ page }) => {
  const written = message();
  mailbox.refuse(true);
  await pressAtOnce(page, written);
  await expect(page.getByText(LOST)).toBeVisible();
  await expectKept(page, written);
  expect(from(written)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is shown once more, then delivered', async ({ page }) => {
    const written = message();
    await page.goto(`${site.url}/contact`);
    await fill(page, written);
    await press(page);
    await expect(page.getByText('Relisez votre message')).toBeVisible();
    await expectKept(page, written);
    expect(from(written)).toEqual([]);
    await sendAgain(page);
    expect(from(written)[0]?.text).toContain(written['Message *']);
    expect(from(written)).toHaveLength(1);
    await expect(page.getByLabel('Message *')).toHaveValue('');
  });

  test('errors stand beside their fields, and nothing written is lost', async ({ page }) => {
    const wrong = { ...message(), 'Email *': 'salma@localhost', 'Sujet *': '   ' };
    await page.goto(`${site.url}/contact`);
    await fill(page, wrong);
    expect(await submit(page)).toBe(422);
    await expectKept(page, wrong);
    for (const [label, error] of [
      ['Email *', 'Adresse e-mail invalide. Écrivez-la en entier, comme nom@exemple.ma.'],
      ['Sujet *', 'Ce champ est obligatoire.'],
    ] as const) {
      const field = page.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(error);
    }
    await expect(page.getByLabel('Message *')).not.toHaveAttribute('aria-invalid');
    const right = message();
    await fill(page, right);
    await sendAgain(page);
    expect(from(right)).toHaveLength(1);
  });

  test('a message that the mail server refuses stays in the form', async ({ page }) => {
    const written = message();
    mailbox.refuse(true);
    await page.goto(`${site.url}/contact`);
    await fill(page, written);
    await press(page);
    await expect(page.getByText('Relisez votre message')).toBeVisible();
    await readAgain(page, site.dataDir);
    await press(page);
    await expect(page.getByText(LOST)).toBeVisible();
    await expectKept(page, written);
  });

  test('one subscribes, confirms by the mail, and leaves by the link of the next one', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.org`;
    await page.goto(site.url);
    await page.getByLabel('Votre adresse e-mail').fill(email);
    const arriving = mailbox.nextFor(email);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription réussie');
    await expect(page.getByText('Encore une étape')).toBeVisible();
    const { text: asked = '' } = await arriving;
    await page.goto(CONFIRM.exec(asked)?.[0] ?? '');
    const welcome = mailbox.nextFor(email);
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription confirmée');
    const { text = '' } = await welcome;
    await page.goto(/http:\S+desinscription\S+/.exec(text)?.[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se désinscrire');
    await page.getByRole('button', { name: 'Me désinscrire' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Désinscription enregistrée');
    await page.goto(`${site.url}/newsletter/desinscription?jeton=x`);
    await expect(page.getByText('Ce lien n’est pas complet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Me désinscrire' })).toHaveCount(0);
    await page.goto(`${site.url}/newsletter/confirmer?jeton=x`);
    await expect(page.getByText('Ce lien n’est pas complet')).toBeVisible();
  });
});

async function submit(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await press(page);
  const status = (await answer).status();
  await page.waitForLoadState();
  return status;
}

async function sendAgain(page: Page) {
  await readAgain(page, site.dataDir);
  expect(await submit(page)).toBe(303);
  await expect(page).toHaveURL(/\/contact\?etat=envoye/);
  await expect(page.getByText(SENT)).toBeVisible();
}
