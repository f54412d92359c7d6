import { randomUUID } from 'node:crypto';
import { fillWorld } from '@/tests/fixtures/data/digests';
import { type Mailbox, openMailbox } from '../../fixtures/people/mailbox';
import { signIn } from '../../fixtures/people/sign-in';
import { createClient } from '../../fixtures/site/client';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { expectEveryLookGood } from '../kit/looks';
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
  await fillWorld(site.db);
  // Not in the database alone: pages that are kept must hear of it.
  const admin = createClient(site.url, (await signIn(site.db)).cookie);
  const digest = { isOn: true, weekday: await inThreeDays(), hour: 9 };
  expect((await admin.put('/api/admin/digest', digest)).status).toBe(200);
});
test.afterAll(async () => {
  await site?.stop();
  await mailbox?.stop();
});
test.afterEach(() => mailbox.refuse(false));

/** So that the site prepares none of its own meanwhile; by the clock of the database. */
async function inThreeDays(): Promise<number> {
  const sql = `SELECT extract(isodow FROM now() + interval '3 days')::int AS weekday`;
  const [row] = await site.db.$queryRawUnsafe<{ weekday: number }[]>(sql);
  return row?.weekday ?? 1;
}

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

const linkIn = (text: string | undefined, name: string) =>
  new RegExp(`http:\\S+/newsletter/${name}\\S+`).exec(text ?? '')?.[0] ?? '';

test('with its script the form sends the subjects too, and its pages are in order', async ({
  page,
}) => {
  const email = `lectrice-${randomUUID()}@example.org`;
  await page.goto(`${site.url}/newsletter`);
  await page.getByText('Choisir des sujets (facultatif)').click();
  await page.getByLabel('Droit').check();
  await page.getByLabel('Votre adresse email').fill(email);
  const asking = mailbox.nextFor(email);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Inscription réussie')).toBeVisible();
  const link = linkIn((await asking).text, 'confirmer');
  expect(link).toMatch(/&sujets=s-/);
  await page.goto(link);
  const welcome = mailbox.nextFor(email);
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  const preferences = linkIn((await welcome).text, 'preferences');
  for (const address of [
    `${site.url}/newsletter`,
    ...[link, preferences, `${preferences}x`],
    `${site.url}/newsletter/confirmer?jeton=x`,
  ]) {
    await page.goto(address);
    const summary = page.getByText('Choisir des sujets (facultatif)');
    if (await summary.isVisible()) await summary.click();
    await expectEveryLookGood(page);
  }
});
