import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectGoodLook } from '../kit/looks';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 740 } });

test('by keys alone: find, filter, keep, compare, share, print and note the dates', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  /** Walks from control to control as somebody without a mouse does. */
  const reach = async (what: Locator) => {
    await expect(what).toBeVisible();
    for (let step = 0; step < 120; step += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`No way to ${String(what)} by keyboard`);
  };
  const press = async (what: Locator) => {
    await reach(what);
    await page.keyboard.press('Enter');
  };
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await press(menu.getByRole('link', { name: 'Masters' }));
  await page.waitForURL('**/masters');

  await press(page.getByRole('button', { name: 'Filtrer' }));
  const city = page.getByLabel('Ville');
  await reach(city);
  // A letter goes on to the next of the options that begin with it.
  for (let step = 0; step < 5 && (await city.inputValue()) !== 'kenitra'; step += 1) {
    await page.keyboard.press('k');
  }
  await expect(city).toHaveValue('kenitra');
  await press(page.getByRole('button', { name: /^Voir (?:les|\d+) masters$/ }));
  await page.waitForURL(/\/masters\?.*ville=kenitra/);

  const cards = page.getByRole('main').getByRole('article');
  const heart = cards.first().getByRole('button', { name: /^Garder\s: ./ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await press(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectGoodLook(page, 'the list');

  await press(cards.nth(1).getByRole('link').first());
  await page.waitForURL('**/masters/master-*');
  await press(page.getByRole('button', { name: 'Garder ce master' }));
  const bar = page.getByRole('navigation', { name: 'Ma sélection' });
  await expect(bar).toContainText('2 sur 20');

  await press(bar.getByRole('link', { name: 'Comparer' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des masters');
  await expect(page.getByRole('row', { name: /^Diplôme/ })).toBeVisible();
  await expectGoodLook(page, 'the comparison');

  await press(bar.getByRole('link', { name: '2 sur 20' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma sélection de masters');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expectGoodLook(page, 'the selection');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('link', { name: 'Les dates dans mon agenda' })),
  ]);
  const calendar = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
  expect(calendar).toMatch(/DESCRIPTION:Pour : Master [^\r]* \\; Master /);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page.getByRole('button', { name: 'Copier le lien' }));
  await expect(page.getByText('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/masters\/selection\?m=master-[a-z0-9-]+,master-[a-z0-9-]+$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: /Retirer|Imprimer|Comparer/ })).toHaveCount(0);
  const task = page
    .getByRole('list', { name: /^À faire pour/ })
    .first()
    .getByRole('listitem');
  expect(await task.first().evaluate((li) => getComputedStyle(li, '::before').width)).not.toBe(
    '6px',
  );

  const other = await browser.newPage({ baseURL });
  await other.goto(new URL(link).pathname + new URL(link).search);
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(2);
  await other.getByRole('button', { name: 'Garder ces masters' }).click();
  await expect(other.getByText('Cette liste vient d’un lien')).toBeHidden();
  await other.goto('/masters/selection');
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(2);
  await other.close();
});
