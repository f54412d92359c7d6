import { listIsThere } from '../kit/lists';
import { expectEveryLookGood } from '../kit/looks';
import { SILENCE, watchForNoise } from '../kit/quiet-page';
import { type Page, expect, test } from '../kit/test';
import { expectSettled } from '../kit/settled';
import { adminScreens } from './admin-screens';

const PHONE = { width: 390, height: 780 };
const DESK = { width: 1280, height: 800 };

test('the sections lead to every screen, each in the same frame and without a complaint (spec 2.54, 2.56)', async ({
  page,
  admin,
  baseURL,
}) => {
  const { noise } = await watchForNoise(page, baseURL);
  await page.goto('/admin');
  const bar = page.getByRole('banner');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const sections = await links.allTextContents();
  for (const { path, title } of adminScreens) {
    if (path !== '/admin') await page.locator(`.section-nav a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).not.toBeEmpty();
    const back = page.getByRole('link', { name: 'Back to Admin' });
    await expect(back).toHaveCount(path === '/admin' ? 0 : 1);
    if (path !== '/admin') await expect(back).toHaveAttribute('href', '/admin');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle(/ - Back-office$/);
    await listIsThere(page);
    await expect(bar.getByRole('link', { name: 'Guide des Masters au Maroc' })).toBeVisible();
    await expect(bar.getByText(admin.email)).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Logout' })).toBeVisible();
    expect(await links.allTextContents()).toEqual(sections);
    const current = page.locator('.section-nav [aria-current=page]');
    await expect(current).toHaveCount(path === '/admin' ? 0 : 1);
    if (path !== '/admin') await expect(current).toHaveAttribute('href', path);
  }
  expect(sections.length).toBeGreaterThanOrEqual(adminScreens.length - 1);
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  expect(await noise()).toEqual(SILENCE);
});

test('on a phone nothing hides: a button says that there is a menu, and opens all of it', async ({
  adminPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/articles');
  await listIsThere(page);
  const nav = page.getByRole('navigation', { name: 'Sections' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(nav).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  for (const link of await nav.getByRole('link').all()) {
    const { x = -1, width = 0 } = (await link.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  }
  await expectEveryLookGood(page);
  await page.setViewportSize(PHONE);
  await nav.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Users');
  await expect(nav).toBeHidden();
});

test('on a phone the filters of a long list fold, and say how many are chosen', async ({
  adminPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/programmes');
  await listIsThere(page);
  const city = page.getByLabel('City', { exact: true });
  await expect(city).toBeHidden();
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await city.selectOption({ index: 1 });
  await expect(button).toHaveText('Filters (1 chosen)');
  await button.press('Enter');
  await expect(city).toBeHidden();
  await page.setViewportSize(DESK);
  await expect(city).toBeVisible();
  await expect(button).toBeHidden();
});

test('a keyboard reaches the content without walking through the sections', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/cities');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to Admin' })).toBeFocused();
});

test('a toast covers no button of a dialog, on a phone and on a desk', async ({
  adminPage: page,
}) => {
  await page.route(/\/api\/admin\/(?:cities|articles)$/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  for (const [path, opener, save] of FORMS) {
    await page.goto(path);
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: /^(Add|Create)/ });
    for (const label of REQUIRED) {
      const field = dialog.getByLabel(label, { exact: true });
      if ((await field.count()) > 0) await field.fill('Essai');
    }
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await dialog.getByRole('button', { name: save }).click();
      await expect(page.locator('.toast')).toContainText('Failed to create');
      // Toasts come in moving.
      await expectSettled(page);
      expect(await coveredButtons(page), `${path} at ${size.width} px`).toEqual([]);
    }
  }
});

const FORMS = [
  ['/admin/cities', 'Add City', 'Save City'],
  ['/admin/articles', 'Create Article', 'Save Article'],
] as const;
const REQUIRED = ['Title', 'Name', 'Excerpt', 'Content', 'Meta Description', 'Author'];

/** What can be pressed in the dialog that is open, lies below the toast, and cannot be scrolled away. */
function coveredButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast) return ['there is no toast'];
    return [...document.querySelectorAll('.dialog button, .dialog [role=tab]')]
      .filter((button) => !button.closest('.dialog-body'))
      .filter((button) => {
        const { left, right, top, bottom, width } = button.getBoundingClientRect();
        const isBeside = right <= toast.left || left >= toast.right;
        return width > 0 && !isBeside && bottom > toast.top && top < toast.bottom;
      })
      .map((button) => button.outerHTML);
  });
}
