import { randomUUID } from 'node:crypto';
import { type Mailbox, openMailbox } from '../../fixtures/people/mailbox';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { type Page, expect, test } from '../kit/test';

// One site with a mail server of its own for the whole file.
test.describe.configure({ mode: 'default' });

/** Any hour will do. */
const NOON = new Date('2026-03-02T12:00:00Z');
const TEAM = 'equipe@guide.example';
const SENT = 'Message envoyé. Réponse sous 24h.';
const LOST = 'Le message n’est pas parti.';
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
