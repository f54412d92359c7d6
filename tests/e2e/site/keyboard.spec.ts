import { type Page, expect, test } from '../kit/test';

test('the first key press offers a way past the header', async ({ page }) => {
  await page.goto('/villes');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every control can be reached and shows that it has focus', async ({ page }) => {
  await page.goto('/contact');
  const seen = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.id || element.textContent || element.tagName,
        isBody: element === document.body,
        isMarked: outlineStyle !== 'none' && outlineWidth !== '0px',
      };
    });
    if (focused.isBody) break;
    expect(focused.isMarked, focused.name).toBe(true);
    seen.add(focused.name);
  }
  const fields = ['name', 'email', 'subject', 'message'].map((field) => `contact-${field}`);
  expect([...seen]).toEqual(expect.arrayContaining(['recherche', ...fields]));
});

test.describe('the menu of a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens, closes on Escape and gives the focus back (spec 1.3)', async ({ page }) => {
    await page.goto('/villes');
    const button = page.getByRole('button', { name: 'Menu' });
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isExpanded(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link', { name: 'Masters' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(button).toBeFocused();
    expect(await isExpanded(page)).toBe(false);
  });

  test('it and the search close when the keyboard leaves them', async ({ page }) => {
    await page.goto('/villes');
    await page.getByRole('button', { name: 'Menu' }).click();
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await navigation.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    const submit = page.getByRole('button', { name: 'Lancer la recherche' });
    await submit.focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await expect(submit).toBeHidden();
  });

  test('targets are big enough for a thumb, and the header stays small', async ({ page }) => {
    await page.goto('/');
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(64);
    await page.getByRole('button', { name: 'Menu' }).click();
    const links = page.getByRole('banner').getByRole('link');
    await expect(links.filter({ hasText: 'Actualités' }).first()).toBeVisible();
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

/** The browser itself tells assistive technology whether the menu is open. */
async function isExpanded(page: Page): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send('DOM.getDocument');
  const selector = 'button.menu-button';
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
