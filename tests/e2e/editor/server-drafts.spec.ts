import { randomUUID } from 'node:crypto';
import { samples } from '../../fixtures/data/samples';
import { expectToast } from '../admin/admin-screens';
import { make, press } from '../kit/by-keys';
import { roundTrip } from '../kit/hold';
import { type Page, expect, test } from '../kit/test';
import { isDraftCall } from './editor-page';

/** More than passes before what is typed goes to the server. */
const LONG = 10_000;

test('what was typed is offered on another machine', async ({ adminPage: page }) => {
  const mark = randomUUID().slice(0, 8);
  await page.goto('/admin/cities');
  await press(page, 'Add City');
  const form = page.getByRole('dialog', { name: 'Add City' });
  const kept = page.waitForResponse(isDraftCall('PUT'));
  await form.getByLabel('Name').fill(`Ville ${mark}`);
  expect((await kept).status()).toBe(200);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');

  await page.goto('/admin/cities');
  await page.evaluate(() => localStorage.clear());
  await press(page, 'Add City');
  await expect(form.getByText('on the server: you typed them elsewhere.')).toBeVisible();
  await press(page, 'Restore them');
  await expect(form.getByLabel('Name')).toHaveValue(`Ville ${mark}`);
  const removed = page.waitForResponse(isDraftCall('DELETE'));
  await form.getByRole('button', { name: 'Save City' }).press('Enter');
  await expectToast(page, 'City created successfully');
  // It goes beside the lists that are read again.
  expect((await removed).ok()).toBe(true);
  const asked = page.waitForResponse(isDraftCall('GET'));
  await press(page, 'Add City');
  expect(await (await asked).json()).toEqual({ draft: null });
  await expect(form.getByLabel('Name')).toBeVisible();
  await expect(form.getByText('Unsaved changes of')).toHaveCount(0);
});

test('a reader’s proposal leaves the draft of whoever reviews it alone', async ({
  adminPage: page,
  context,
  baseURL,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const headers = { origin: baseURL ?? '' };
  const { request } = context;
  const sample = { ...samples.programmes(), name: `Master ${mark}` };
  const master = await make(request, baseURL ?? '', 'programmes', sample);
  const path = `/api/admin/programmes/${master.id}/draft`;
  const values = { name: `Mon brouillon ${mark}` };
  await request.put(path, { headers, data: { values } });
  await db.proposal.create({
    data: {
      kind: 'correction',
      programmeId: master.id,
      what: mark,
      fields: { semesters: 3 },
      sourceUrl: 'https://example.org/depliant',
    },
  });
  const sent = draftsSent(page);
  await page.clock.install();
  await page.goto('/admin/proposals?state=open');
  const key = `guide.draft.programmes.${master.id}`;
  const mine = JSON.stringify({ values, savedAt: 0 });
  await page.evaluate(([k = '', v = '']) => localStorage.setItem(k, v), [key, mine]);
  await press(page, `Review: Master ${mark}`);
  await press(page, 'Open the form, filled in');
  const form = page.getByRole('dialog', { name: 'Edit Master' });
  await form.getByLabel('Title', { exact: true }).fill(`Master ${mark} bis`);
  await page.clock.runFor(LONG);
  await roundTrip(page);
  expect(sent).toEqual([]);
  await expect(form.getByText('Unsaved changes of')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await press(page, 'Discard changes');
  await expect(form).toHaveCount(0);
  expect(await page.evaluate((k) => localStorage.getItem(k), key)).toBe(mine);
  expect(await (await request.get(path)).json()).toMatchObject({ draft: { values } });
  await db.proposal.deleteMany({ where: { what: mark } });
  await db.programme.delete({ where: { id: master.id } });
});

/** What the page has written or removed of drafts on the server, from now on. */
function draftsSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isDraft = request.url().endsWith('/draft') && request.method() !== 'GET';
    if (isDraft) sent.push(`${request.method()} ${request.postData()}`);
  });
  return sent;
}
