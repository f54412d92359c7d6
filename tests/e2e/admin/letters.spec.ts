import { randomUUID } from 'node:crypto';
import { type PostOffice, openPostOffice } from '../../fixtures/people/post-office';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { expect, signInAt, test } from '../kit/test';
import { expectQuestion, expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { expectEveryLookGood } from '../kit/looks';

// A site of its own: it has a mail server, and readers of its own.
let office: PostOffice;
let isOpen = Promise.resolve();
let site: OwnSite;
let db: OwnSite['db'];
test.beforeAll(async () => {
  office = await openPostOffice({ think: () => isOpen });
  const env = { SMTP_URL: office.url, LETTERS_PER_MINUTE: '6000' };
  site = await startOwnSite(env, { content: 'demo' });
  db = site.db;
  await db.newsletterSubscriber.createMany({
    data: Array.from({ length: 40 }, (_, n) => ({
      email: `lectrice-${n}@example.org`,
      consentVersion: 'test',
    })),
  });
});
test.afterAll(async () => {
  await site?.stop();
  await office?.stop();
});

test('a letter is written, looked at, tested, sent, paused, resumed, watched and reported', async ({
  page,
  context,
}) => {
  const { email } = await signInAt(site.url, db, context);
  await page.goto(`${site.url}/admin/letters`);
  await expect(page.getByText('No letters yet')).toBeVisible();

  await page.getByRole('button', { name: 'Create Letter' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Letter' });
  await form.getByRole('button', { name: 'Save Letter' }).click();
  await expect(form.getByText('Required')).toBeVisible();
  await form.getByLabel('Subject').fill('Les dates de mars');
  await form.getByLabel('Preheader').fill('Deux avis');
  await form.getByLabel('Own sentences').fill('Bonjour, voici **deux** nouvelles.');
  const articles = form.getByRole('combobox', { name: 'Articles' });
  await articles.click();
  await form.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Show as sent' }).click();
  const shown = form.getByRole('region', { name: 'Letter as sent' });
  await expect(shown.getByRole('heading', { name: 'Les dates de mars' })).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Se désinscrire' })).toBeVisible();
  await expectEveryLookGood(page);
  await shown.getByRole('button', { name: 'Phone, dark' }).click();
  await expect(shown.getByText('deux', { exact: true })).toHaveCSS('color', 'rgb(245, 245, 244)');
  await shown.getByRole('button', { name: 'Text alone' }).click();
  await expect(shown.getByText(`${site.url}/master-maroc/`)).toBeVisible();
  await form.getByRole('button', { name: 'Save Letter' }).click();
  await expectToast(page, 'Letter created successfully');

  const letter = card(page, 'Les dates de mars');
  await expect(letter.getByText('Draft')).toBeVisible();
  await letter.getByRole('button', { name: 'Send: Les dates de mars' }).click();
  const sending = page.getByRole('dialog', { name: 'Send letter' });
  await expect(sending.getByText('40 subscribers')).toBeVisible();
  await sending.getByRole('button', { name: `Send a test to ${email}` }).click();
  await expectToast(page, 'Test letter sent successfully');
  expect((await office.firstFor(email)).subject).toBe('[Test] Les dates de mars');
  // It cannot end before it is paused.
  let open = () => {};
  isOpen = new Promise((resolve) => (open = resolve));
  await sending.getByRole('button', { name: 'Send now' }).click();
  await expectToast(page, 'Letter released successfully');
  await expect(letter.getByText('Sending', { exact: true })).toBeVisible();

  await letter.getByRole('button', { name: 'Pause: Les dates de mars' }).click();
  await expectToast(page, 'Letter paused successfully');
  await expect(letter.getByRole('progressbar')).toBeVisible();
  // Whoever leaves the screen and comes back finds the letter where it is.
  await page.reload();
  await expect(letter.getByText('Paused')).toBeVisible();
  await expectEveryLookGood(page);
  open();
  await letter.getByRole('button', { name: 'Resume: Les dates de mars' }).click();
  await expect(letter.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(letter.getByText('40 sent')).toBeVisible();
  await letter.getByRole('button', { name: 'Report: Les dates de mars' }).click();
  const report = page.getByRole('dialog', { name: 'Report' });
  await expect(report.getByText('lectrice-7@example.org')).toBeVisible();
  for (let n = 0; n < 40; n += 1) expect(office.takenFor(`lectrice-${n}@example.org`)).toBe(1);
  await report.getByRole('button', { name: 'Close' }).click();

  await db.letter.updateMany({
    data: { state: 'paused', endedAt: null },
    where: { subject: 'Les dates de mars' },
  });
  await page.reload();
  await letter.getByRole('button', { name: 'Stop: Les dates de mars' }).click();
  const question = await expectQuestion(
    page,
    'Are you sure you want to stop this letter? 0 subscribers will not get it. This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Stop' }).click();
  await expectToast(page, 'Letter stopped successfully');
});

test('without a mail server a letter can be written, and the screen says what is missing', async ({
  adminPage: page,
}) => {
  const subject = `Une lettre qui reste ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/letters');
  await expect(page.getByText('Letters can be written but not sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Letter' }).click();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Own sentences').fill('Bonjour.');
  await page.getByRole('button', { name: 'Save Letter' }).click();
  const letter = card(page, subject);
  await expect(letter.getByText('Draft')).toBeVisible();
  await expect(letter.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await letter.getByRole('button', { name: `Delete: ${subject}` }).click();
  await (
    await expectQuestion(page, 'Are you sure you want to delete this letter?')
  )
    .getByRole('button', { name: 'Delete' })
    .click();
  await expectToast(page, 'Letter deleted successfully');
});
