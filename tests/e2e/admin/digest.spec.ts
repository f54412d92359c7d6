import { toWallTime } from '@/lib/french/dates';
import { type PostOffice, openPostOffice } from '../../fixtures/people/post-office';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { violations } from '../kit/axe';
import { expectSettled } from '../kit/settled';
import { type Page, expect, signInAt, test } from '../kit/test';
import { expectToast } from './admin-screens';

// A site of its own with a mail server, whose digest each test sets.
test.describe.configure({ mode: 'default' });

let office: PostOffice;
let site: OwnSite;
let db: OwnSite['db'];
test.beforeAll(async () => {
  office = await openPostOffice();
  site = await startOwnSite({ SMTP_URL: office.url });
  db = site.db;
});
test.afterAll(async () => {
  await site?.stop();
  await office?.stop();
});

const DONE = 'Weekly digest updated successfully';
const READERS = '**/api/admin/digest/readers';

const weekdayOf = (wall: string) => new Date(`${wall.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;
/** So that the site prepares none of its own meanwhile. */
const farWeekday = () => (weekdayOf(toWallTime(new Date())) + 2) % 7 || 7;

test.beforeEach(async ({ context }) => {
  await db.digestSettings.deleteMany();
  await db.digestSettings.create({ data: { isOn: true, weekday: farWeekday(), hour: 9 } });
  await signInAt(site.url, db, context);
});

async function open(page: Page) {
  await page.goto(`${site.url}/admin/letters`);
  return page.getByRole('region', { name: 'Weekly digest' });
}

test('arrow keys choose, and Save sends what was chosen and nothing else', async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') bodies.push(request.postDataJSON());
  });
  const panel = await open(page);
  const day = panel.getByLabel('Day');
  await day.focus();
  const weekday = farWeekday();
  const key = weekday > 3 ? 'ArrowUp' : 'ArrowDown';
  await page.keyboard.press(key);
  await page.keyboard.press(key);
  const wanted = weekday > 3 ? weekday - 2 : weekday + 2;
  await expect(day).toHaveValue(String(wanted));
  // Somebody else, in the meantime.
  await db.digestSettings.updateMany({ data: { hour: 18 } });
  const save = panel.getByRole('button', { name: 'Save' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expectToast(page, DONE);
  await expect(panel.getByLabel('Hour')).toHaveValue('18');
  await expect(save).toBeFocused();
  expect(bodies).toEqual([{ weekday: wanted }]);
  await page.keyboard.press('Enter');
  const { weekday: kept, hour } = await db.digestSettings.findFirstOrThrow();
  expect([kept, hour]).toEqual([wanted, 18]);
  expect(bodies).toHaveLength(1);
});

test('nobody waits for readers to be counted, and they are counted where it is shown', async ({
  page,
}) => {
  let asked = 0;
  await page.route(READERS, () => {
    asked += 1;
  });
  await db.digestSettings.updateMany({ data: { isOn: false } });
  const panel = await open(page);
  const onOff = panel.getByRole('switch', { name: 'Send the weekly digest' });
  await expect(onOff).not.toBeChecked();
  for (const text of ['The next one goes out', 'Off: readers', 'The next one goes out']) {
    await onOff.focus();
    await page.keyboard.press('Space');
    await expect(panel.getByText(text)).toBeVisible();
    await expect(onOff).not.toHaveAttribute('aria-busy');
    await expect(onOff).toBeEnabled();
    await expect(onOff).toBeFocused();
    if (text.startsWith('Off')) await expect(panel.getByText('being counted')).toHaveCount(0);
  }
  await expect(panel.getByText('being counted')).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});

test('while it is off, its readers are not counted', async ({ page }) => {
  let asked = 0;
  await page.route(READERS, (route) => {
    asked += 1;
    return route.fallback();
  });
  await db.digestSettings.updateMany({ data: { isOn: false } });
  const panel = await open(page);
  await expect(panel.getByText('Off: readers are not offered subjects')).toBeVisible();
  await page.getByText('No letters yet').waitFor();
  expect(asked).toBe(0);
});

test('what cannot be loaded says so, and is tried again', async ({ page }) => {
  const address = '**/api/admin/digest';
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
  );
  const panel = await open(page);
  await expect(panel.getByText('The weekly digest could not be loaded')).toBeVisible();
  await expectSettled(page);
  expect(await violations(page)).toEqual([]);
  await page.unroute(address);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('switch')).toBeChecked();
});

test('a week that is skipped is said to be', async ({ page }) => {
  // Which one is too near is the server’s to say.
  await page.route('**/api/admin/digest', async (route) => {
    const state = (await (await route.fetch()).json()) as object;
    const skipped = { at: '2026-11-26T08:00:00.000Z', why: 'late' };
    await route.fulfill({ json: { ...state, skipped } });
  });
  const panel = await open(page);
  await expect(panel).toContainText(
    /None goes out 26\/11\/2026 \d\d:00: it takes an hour to prepare\. The next one goes out/,
  );
});
