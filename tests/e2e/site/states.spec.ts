import { expectGoodLook } from '../kit/looks';
import { expect, test } from '../kit/test';

test.describe('on a phone, by day and by night', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the open menu, a toast and a form that was refused have nothing that axe complains of', async ({
    page,
  }) => {
    await page.goto('/villes');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await expectGoodLook(page);

    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 500 }));
    await page.goto('/');
    await page.getByLabel('Votre adresse email').fill('quelqu-un@example.org');
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await page.locator('.toast').hover();
    await expectGoodLook(page);

    await page.goto('/contact');
    for (const label of ['Nom complet *', 'Email *', 'Sujet *', 'Message *']) {
      await page.getByLabel(label).fill(label === 'Email *' ? 'salma@localhost' : '   ');
    }
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Adresse email invalide')).toBeVisible();
    await expectGoodLook(page);
  });
});

test.describe('to those who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await page.goto('/master-maroc/etudier-a-fes');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')]
          .map((node) => getComputedStyle(node))
          .filter(
            ({ animationName, transitionDuration }) =>
              animationName !== 'none' || !/^0s(?:, 0s)*$/.test(transitionDuration),
          ).length,
    );
    expect(moving).toBe(0);
  });
});

test.describe('in the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('on the map a city without masters stays an empty circle', async ({ page }) => {
    await page.goto('/villes');
    const empty = page.locator('figure svg a:has(title:text("aucun master")) circle').last();
    const { x, y, width } = (await empty.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const middle = x + width / 2;
    const shot = await page.screenshot({ clip: { x: middle, y: y - 12, width: 1, height: 24 } });
    const colours = await page.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const canvas = new OffscreenCanvas(1, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        const data = canvas?.getImageData(0, 0, 1, bitmap.height).data ?? [];
        return Array.from({ length: bitmap.height }, (_, at) => data[at * 4]);
      },
      [...shot],
    );
    const inside = Math.round(12 + width / 2);
    expect(colours[inside]).toBe(255);
    expect(colours.slice(12, inside).some((red) => red !== 255)).toBe(true);
  });
});

test('a list says that its next page is under way, until it is there', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagehide', () => {
      const state = document.querySelector('nav[data-pages][aria-busy=true] .pages-state');
      const said = state && getComputedStyle(state, '::after').content;
      sessionStorage.setItem('left', said ?? 'nothing');
    }),
  );
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const list of ['/masters', '/actualites', '/recherche?q=master&type=masters']) {
    await page.goto(list);
    await expect(pages).toHaveCount(1);
    await expect(pages).not.toHaveAttribute('aria-busy');
    await pages.getByRole('link', { name: 'Suivant' }).click();
    await expect(pages).toContainText('Page 2 sur');
    const left = await page.evaluate(() => sessionStorage.getItem('left'));
    expect(left, list).toMatch(/^".*\p{L}.*"$/u);
    await page.goBack();
    await expect(pages).toContainText('Page 1 sur');
    await expect(pages).not.toHaveAttribute('aria-busy');
  }
});

test('back from a filtered list, the filters say what the list shows', async ({ page }) => {
  await page.goto('/universites');
  const city = page.getByRole('combobox', { name: 'Ville' });
  await city.selectOption('casablanca');
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page).toHaveURL(/ville=casablanca/);
  await page.goBack();
  await expect(page).toHaveURL(/universites$/);
  await expect(city).toHaveValue('');
});
