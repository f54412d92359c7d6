import type { Locator } from '@playwright/test';
import { expect, openFound, openNew, publicPath, test } from './editor-page';

const ASIDE = ['Publication', 'Category', 'Image URL', 'Meta Description'];

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('on a wide screen the text and its preview stand left, what is said of it right; on a phone there is one column', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const dialog = await openNew(page);
  expect(await boxOf(dialog)).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  const text = await boxOf(dialog.getByRole('textbox', { name: 'Content', exact: true }));
  const preview = await boxOf(dialog.getByRole('region', { name: 'Live preview' }));
  expect(preview.x).toBeGreaterThanOrEqual(text.x + text.width - 1);
  expect(Math.abs(preview.y - text.y)).toBeLessThan(2);
  const panel = dialog.getByRole('region', { name: 'About the text' });
  for (const label of ASIDE) {
    const field = await boxOf(panel.getByLabel(label, { exact: true }));
    expect(field.x, label).toBeGreaterThan(preview.x + preview.width);
  }
  await expect(panel.getByRole('figure', { name: /search engine/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  const above = await boxOf(dialog.getByRole('textbox', { name: 'Content', exact: true }));
  for (const label of ASIDE) {
    const field = await boxOf(dialog.getByLabel(label, { exact: true }));
    expect(field.y, label).toBeGreaterThan(above.y + above.height);
    expect(field.x + field.width, label).toBeLessThanOrEqual(390);
  }
});

test('the preview has the typography of the site', async ({ page, mark, behind }) => {
  const content = 'Un texte.\n\n## Une section\n\n> Un mot\n\n| a | b |\n| - | - |\n| c | d |';
  const { slug } = await behind.write({ content, publishedAt: '2026-01-05T08:00:00Z' });
  const looksOf = (prose: Locator) =>
    prose.evaluate((element) =>
      [...element.querySelectorAll('p, h2, blockquote, td')].map((part) => {
        const look = getComputedStyle(part);
        const family = look.fontFamily.split(',')[0];
        return [
          part.tagName,
          family,
          ...[look.fontSize, look.fontWeight, look.lineHeight, look.letterSpacing],
          ...[look.borderBottomStyle, look.paddingTop],
        ].join(' ');
      }),
    );
  await page.goto(publicPath(slug));
  const published = await looksOf(page.getByRole('main').locator('.prose'));
  const dialog = await openFound(page, mark);
  const preview = dialog.getByRole('region', { name: 'Live preview' }).locator('.prose');
  await expect(preview.locator('td').first()).toBeVisible();
  expect(published.length).toBeGreaterThan(3);
  expect(await looksOf(preview)).toEqual(published);
});
