import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { samples } from '../../fixtures/data/samples';
import { expectEveryLookGood } from '../kit/looks';
import { type Page, test as base, expect } from '../kit/test';
import { expectQuestion, expectToast } from './admin-screens';
import { card } from '../kit/lists';

type Library = {
  /** The description that the pictures of the test begin with. */
  mark: string;
  upload: (alt: string) => Promise<string>;
  article: (extra: object) => Promise<void>;
};

const test = base.extend<{ library: Library }>({
  library: async ({ admin: _signedIn, context, baseURL, db }, provide) => {
    const mark = `Vue ${randomUUID().slice(0, 8)}`;
    const headers = { origin: baseURL ?? '' };
    const ids: string[] = [];
    await provide({
      mark,
      async upload(alt) {
        const multipart = { alt, file: await picture() };
        const answer = await context.request.post('/api/admin/media', { headers, multipart });
        return ((await answer.json()) as { url: string }).url;
      },
      async article(extra) {
        const publishedAt = '2024-01-01T00:00:00Z';
        const data = { ...samples.articles(), title: mark, publishedAt, ...extra };
        const answer = await context.request.post('/api/admin/articles', { headers, data });
        ids.push(((await answer.json()) as { id: string }).id);
      },
    });
    for (const id of ids) await context.request.delete(`/api/admin/articles/${id}`, { headers });
    await db.media.deleteMany({ where: { alt: { startsWith: mark } } });
  },
});

async function picture(width = 640, height = 400) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name: 'photo.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

const open = (page: Page, mark: string) => page.goto(`/admin/media?q=${encodeURIComponent(mark)}`);

test('every picture says where it is used, leads there, and is replaced there', async ({
  adminPage: page,
  library: { mark, upload, article },
}) => {
  const url = await upload(mark);
  await article({ imageUrl: url });
  await open(page, mark);
  const shown = card(page, mark);
  await expect(shown.getByText('640 × 400')).toBeVisible();
  await expect(shown.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await shown.getByText('Where it is used').click();
  await expect(shown.getByText('1 earlier version of')).toBeVisible();
  await expectEveryLookGood(page);
  await page.getByRole('button', { name: `Replace: ${mark}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the picture' });
  await dialog.getByLabel('Picture file').setInputFiles(await picture());
  await dialog.getByLabel('Alternative text').fill(`${mark}, plus nette`);
  await expectEveryLookGood(page);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expectToast(page, 'Picture replaced successfully');
  await expect(dialog).toHaveCount(0);
  const other = card(page, `${mark}, plus nette`);
  await other.getByText('Where it is used').click();
  await other
    .getByRole('listitem')
    .filter({ hasText: /^Article/ })
    .getByRole('link')
    .click();
  const address = page.getByRole('dialog', { name: 'Edit Article' }).getByLabel('Image URL');
  await expect(address).toHaveValue(/^\/media\//);
  await expect(address).not.toHaveValue(url);
});

test('a picture is described, cropped and deleted without a mouse, and a part is drawn on it with one', async ({
  adminPage: page,
  library: { mark, upload },
}) => {
  await upload(mark);
  await open(page, mark);
  await page.getByRole('button', { name: `Describe: ${mark}` }).press('Enter');
  const text = page.getByRole('dialog').getByLabel('Alternative text');
  await text.fill(`${mark} de la cour`);
  await page.getByRole('button', { name: 'Save text' }).press('Enter');
  await expectToast(page, 'Alternative text updated successfully');

  const named = `${mark} de la cour`;
  await page.getByRole('button', { name: `Crop: ${named}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog.getByRole('button', { name: 'Crop' })).toBeDisabled();
  const box = (await dialog.locator('.picture-crop').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(box.x + box.width / 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 110, { steps: 4 });
  await page.mouse.up();
  // A quarter of 640.
  await expect(dialog.getByLabel('Width')).toHaveValue(/^1[56]\d$/);
  await dialog.getByLabel('Shape').selectOption('1:1');
  await expect(dialog.getByLabel('Width')).toHaveValue('400');
  await dialog.getByLabel('From the left').fill('9999');
  await dialog.getByLabel('From the left').press('Tab');
  await expect(dialog.getByLabel('From the left')).toHaveValue('240');
  await expectEveryLookGood(page);
  await dialog.getByRole('button', { name: 'Crop' }).press('Enter');
  await expectToast(page, 'Picture cropped successfully');
  await expect(page.getByText('400 × 400')).toBeVisible();

  const whole = card(page, named).filter({ hasText: '640 × 400' });
  await whole.getByRole('button', { name: /^Delete/ }).press('Enter');
  const question = await expectQuestion(
    page,
    'Are you sure you want to delete this picture? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expectToast(page, 'Picture deleted successfully');
  await expect(page.getByText('640 × 400')).toHaveCount(0);
  await expect(page.getByText('400 × 400')).toBeVisible();
});
