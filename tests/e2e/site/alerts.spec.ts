import { randomUUID } from 'node:crypto';
import { fillWorld } from '@/tests/fixtures/data/digests';
import { type Mailbox, openMailbox } from '../../fixtures/people/mailbox';
import { signIn } from '../../fixtures/people/sign-in';
import { createClient } from '../../fixtures/site/client';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { violations } from '../kit/axe';
import { expectEveryLookGood } from '../kit/looks';
import { expect, signInAt, test } from '../kit/test';

// One site with a mail server of its own for the whole file.
test.describe.configure({ mode: 'default' });

let mailbox: Mailbox;
let site: OwnSite;
let db: OwnSite['db'];
test.beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startOwnSite({ SMTP_URL: mailbox.url, CONTACT_EMAIL: 'equipe@guide.example' });
  db = site.db;
  await fillWorld(db);
  // Not in the database alone: pages that are kept must hear of it.
  const admin = createClient(site.url, (await signIn(db)).cookie);
  const on = await admin.put('/api/admin/digest', {
    isOn: true,
    weekday: await inThreeDays(),
    hour: 9,
  });
  expect(on.status).toBe(200);
});
test.afterAll(async () => {
  await site?.stop();
  await mailbox?.stop();
});

/** So that the site prepares none of its own meanwhile; by the clock of the database. */
async function inThreeDays(): Promise<number> {
  const sql = `SELECT extract(isodow FROM now() + interval '3 days')::int AS weekday`;
  const [row] = await db.$queryRawUnsafe<{ weekday: number }[]>(sql);
  return row?.weekday ?? 1;
}

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

test('staff see the digest, look at it, and stop it', async ({ page, context }) => {
  await signInAt(site.url, db, context);
  await db.letter.deleteMany();
  await page.goto(`${site.url}/admin/letters`);
  const panel = page.getByRole('region', { name: 'Weekly digest' });
  const onOff = panel.getByRole('switch', { name: 'Send the weekly digest' });
  await expect(onOff).toBeChecked();
  await onOff.click();
  await expect(panel.getByText('Off: readers are not offered subjects')).toBeVisible();
  await onOff.click();
  await expect(panel.getByText('It is prepared a day before')).toBeVisible();
  await panel.getByRole('button', { name: 'Preview: weekly digest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weekly digest as sent' });
  await expect(dialog.getByRole('heading', { name: 'Nouveaux masters' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const sendAt = new Date('2099-01-06T09:00:00Z');
  const digestWeek = new Date('2099-01-05');
  await db.letter.create({
    data: { subject: 'Du nouveau, mardi', state: 'prepared', sendAt, digestWeek },
  });
  await page.reload();
  await expect(page.getByText('Prepared digest')).toBeVisible();
  await page.getByRole('button', { name: 'Stop this digest: Du nouveau, mardi' }).click();
  await expect(page.getByText('Nobody gets one this week')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Did not go out')).toBeVisible();
});
