import sharp from 'sharp';
import { hold } from '../kit/hold';
import { type Page, expect, fill, openNew, publicPath, test, toast } from './editor-page';

const MEDIA = '**/api/admin/media';

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#059669',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** The fields of the upload, unfolded. */
async function openUpload(page: Page) {
  const dialog = await openNew(page);
  await dialog.getByRole('button', { name: 'Upload a picture' }).click();
  return {
    dialog,
    file: dialog.getByLabel('Picture file'),
    alt: dialog.getByLabel('Alternative text'),
    upload: dialog.getByRole('button', { name: 'Upload', exact: true }),
    address: dialog.getByLabel('Image URL'),
  };
}

test('a picture is uploaded, described, saved and shown to visitors (spec 2.20)', async ({
  page,
  mark,
  db,
}) => {
  const { dialog, file, alt, upload, address } = await openUpload(page);
  const buffer = await photo(1800, 900).jpeg().toBuffer();
  await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await alt.fill(`Une salle de cours ${mark}`);
  await upload.click();
  await expect(address).toHaveValue(/^\/media\/[0-9a-f]{20}-1600x800\.webp$/);
  const url = await address.inputValue();
  await expect(dialog.locator(`img[src="${url}"]`)).toBeVisible();
  await expect(dialog.getByLabel('Alternative text')).toHaveValue(`Une salle de cours ${mark}`);
  await dialog.getByLabel('Alternative text').fill(`Un amphithéâtre ${mark}`);
  await dialog.getByRole('button', { name: 'Save text' }).click();
  await expect(toast(page, 'Alternative text updated successfully')).toBeVisible();
  await fill(dialog, { Title: `Illustré ${mark}` });
  await dialog.getByLabel('Publication', { exact: true }).selectOption('Publish now');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();

  const slug = `illustre-${mark}`;
  await page.goto(publicPath(slug));
  const picture = page.getByRole('img', { name: `Un amphithéâtre ${mark}` });
  await expect(picture).toHaveAttribute('srcset', /-w400\.webp 400w,.*-w800\.webp 800w/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await db.media.deleteMany({ where: { url } });
});

test('what is missing or no picture is said beside its field, and the rest stays', async ({
  page,
  mark,
}) => {
  const { dialog, file, alt, upload, address } = await openUpload(page);
  await upload.click();
  await expect(file).toHaveAccessibleDescription(/Choose a file/);
  await expect(alt).toHaveAccessibleDescription(/Say what the picture shows/);
  const problem = /Not a JPEG, PNG, WebP or AVIF picture/;
  await dialog.getByLabel('Title').fill(`Un titre ${mark}`);
  const script = Buffer.from('<html><script>alert(1)</script>');
  await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: script });
  await alt.fill('Rien de tel');
  await upload.click();
  await expect(file).toHaveAccessibleDescription(problem);
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('');
  await expect(alt).toHaveValue('Rien de tel');
  await expect(dialog.getByLabel('Title')).toHaveValue(`Un titre ${mark}`);
  const buffer = await photo(60, 40).png().toBuffer();
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await expect(file).not.toHaveAccessibleDescription(problem);
  await upload.click();
  await expect(address).toHaveValue(/^\/media\//);
});

test('an upload on its way shows it, and the article waits for it', async ({ page, mark, db }) => {
  const sent = await hold(page, MEDIA, 'POST');
  const { dialog, file, alt, upload, address } = await openUpload(page);
  await fill(dialog, { Title: `Patience ${mark}` });
  const buffer = await photo(80, 50).jpeg().toBuffer();
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await alt.fill('Une cour');
  await upload.click();
  await expect(dialog.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  const busy = dialog.getByRole('button', { name: 'Uploading...', exact: true });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+s');
  await busy.click({ force: true });
  sent.go();
  await expect(address).toHaveValue(/^\/media\//);
  expect(await db.article.count({ where: { title: `Patience ${mark}` } })).toBe(0);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  const saved = await db.article.findFirstOrThrow({ where: { title: `Patience ${mark}` } });
  expect(saved.imageUrl).toMatch(/^\/media\//);
});

test('an upload that is cut off says so beside its field and can be tried again', async ({
  adminPage: page,
}) => {
  await page.route(MEDIA, (route) => route.abort());
  const { file, alt, upload, address } = await openUpload(page);
  const buffer = await photo(70, 50).jpeg().toBuffer();
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await alt.fill('Une cour');
  await upload.click();
  await expect(toast(page, 'Failed to upload the picture')).toBeVisible();
  await expect(file).toHaveAccessibleDescription(/The upload was cut off/);
  await page.unroute(MEDIA);
  await upload.click();
  await expect(address).toHaveValue(/^\/media\//);
});
