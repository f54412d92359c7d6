import { toWallTime } from '@/lib/french/dates';
import { fillWorld } from '../../fixtures/data/digests';
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
  await fillWorld(db);
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
  await db.letter.deleteMany();
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

test('readers are counted where it is shown and not while it is off, and nobody waits for that', async ({
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
  await page.getByText('No letters yet').waitFor();
  expect(asked).toBe(0);
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

test('what cannot be loaded says so, and is tried again; a week that is skipped is said to be', async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/api/admin/digest', async (route) => {
    if (isBroken) return route.fulfill({ status: 500, json: { message: 'Something went wrong' } });
    // Which one is too near is the server’s to say.
    const state = (await (await route.fetch()).json()) as object;
    const skipped = { at: '2026-11-26T08:00:00.000Z', why: 'late' };
    return route.fulfill({ json: { ...state, skipped } });
  });
  const panel = await open(page);
  await expect(panel.getByText('The weekly digest could not be loaded')).toBeVisible();
  await expectSettled(page);
  expect(await violations(page)).toEqual([]);
  isBroken = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('switch')).toBeChecked();
  await expect(panel).toContainText(
    /None goes out 26\/11\/2026 \d\d:00: it takes an hour to prepare\. The next one goes out/,
  );
});

test('it is looked at, and one that is prepared is stopped', async ({ page }) => {
  const panel = await open(page);
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
