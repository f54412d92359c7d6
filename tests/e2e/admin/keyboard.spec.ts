import { randomUUID } from 'node:crypto';
import { expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { type Page, expect, test } from '../kit/test';

test('a row is made, changed and deleted without a mouse', async ({ adminPage: page }) => {
  const name = `Ville ${randomUUID().slice(0, 8)}`;
  await page.goto(`/admin/cities?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No cities found')).toBeVisible();
  await tabTo(page, 'Add City');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add City' })).toBeVisible();
  await tabTo(page, 'Name');
  await page.keyboard.type(name);
  await page.keyboard.press('Control+s');
  await expectToast(page, 'City created successfully');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add City' })).toBeFocused();

  const remove = card(page, name).getByRole('button', {
    name: `Delete ${name}`,
  });
  await expect(remove).toBeVisible();
  await tabTo(page, `Delete ${name}`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'City deleted successfully');
  await expect(page.getByText('No cities found')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

/** Presses Tab until the control of this name has the focus, which has to be seen everywhere. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const label = (element as HTMLInputElement).labels?.[0]?.textContent;
      return {
        name: element.getAttribute('aria-label') ?? label ?? element.textContent,
        isMarked: outlineStyle !== 'none' && outlineWidth !== '0px',
      };
    });
    expect(focused.isMarked, `${focused.name} shows its focus`).toBe(true);
    if (focused.name?.trim() === name) return;
  }
  throw new Error(`Tab never reached ${name}`);
}
