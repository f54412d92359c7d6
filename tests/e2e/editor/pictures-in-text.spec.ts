import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { roundTrip } from '../kit/hold';
import { expectEveryLookGood } from '../kit/looks';
import { expect, fill, openNew, publicPath, test } from './editor-page';

async function picture() {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const image = sharp({ create: { width: 90, height: 60, channels: 3, background } });
  return image.png().toBuffer();
}

/** As a browser hands over what is pasted or dropped. */
async function hand(area: Locator, event: 'paste' | 'drop', bytes: Buffer, text?: string) {
  const given = { event, text, base64: bytes.toString('base64') };
  await area.evaluate((element, { event, text, base64 }) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    data.items.add(new File([bytes], 'capture.png', { type: 'image/png' }));
    if (text) data.setData('text/plain', text);
    const init = { bubbles: true, cancelable: true };
    element.dispatchEvent(
      event === 'paste'
        ? new ClipboardEvent('paste', { ...init, clipboardData: data })
        : new DragEvent('drop', { ...init, dataTransfer: data }),
    );
  }, given);
}

const IN_TEXT = /!\[Une cour \\\[vue\\\]\]\((\/media\/[0-9a-f]{20}-90x60\.webp)\)/;

test('a picture is put into the text by keys alone, described, and shown to readers', async ({
  page,
  mark,
  db,
}) => {
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Imagé ${mark}`, Content: 'Avant.\n\nAprès.' });
  const area = dialog.getByRole('textbox', { name: 'Content', exact: true });
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(6, 6));
  await dialog.getByRole('button', { name: 'Picture', exact: true }).press('Enter');
  const panel = dialog.getByRole('region', { name: 'Picture in the text' });
  await expect(panel.getByLabel('Picture file')).toBeFocused();
  await panel.getByLabel('Picture file').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await picture(),
  });
  await panel.getByRole('button', { name: 'Upload' }).press('Enter');
  await expect(panel.getByLabel('Alternative text')).toHaveAccessibleDescription(/Say what/);
  await panel.getByLabel('Alternative text').fill('Une cour [vue]');
  await expectEveryLookGood(page);
  await panel.getByRole('button', { name: 'Upload' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(area).toHaveValue(IN_TEXT);
  const text = await area.inputValue();
  expect(text.replace(IN_TEXT, '#')).toMatch(/^Avant\.\n\n#\n\n\s*Après\.$/);
  const url = IN_TEXT.exec(text)?.[1] ?? '';
  await expect(area).toBeFocused();
  await dialog.getByLabel('Publication', { exact: true }).selectOption('Publish now');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(publicPath(`image-${mark}`));
  const shown = page.getByRole('img', { name: 'Une cour [vue]' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(90);
  await db.media.deleteMany({ where: { url } });
});

test('a picture that is pasted or dropped asks only for its words; a text with a picture of itself stays a text', async ({
  adminPage: page,
  db,
}) => {
  const dialog = await openNew(page);
  const area = dialog.getByRole('textbox', { name: 'Content', exact: true });
  const panel = dialog.getByRole('region', { name: 'Picture in the text' });
  for (const event of ['paste', 'drop'] as const) {
    await area.fill('');
    await hand(area, event, await picture());
    await expect(panel.getByText('capture.png is ready to be uploaded.')).toBeVisible();
    await expect(panel.getByLabel('Alternative text')).toBeFocused();
    await page.keyboard.type('Une cour [vue]');
    await panel.getByRole('button', { name: 'Upload' }).click();
    await expect(area, event).toHaveValue(IN_TEXT);
    const url = IN_TEXT.exec(await area.inputValue())?.[1] ?? '';
    await db.media.deleteMany({ where: { url } });
  }
  await area.fill('');
  await hand(area, 'paste', await picture(), 'Un texte');
  await hand(area, 'drop', await picture());
  await expect(panel).toHaveCount(1);
  await panel.getByRole('button', { name: 'Leave it out' }).click();
  await expect(panel).toHaveCount(0);
  await expect(area).toBeFocused();
  await expect(area).toHaveValue('');
  await hand(area, 'paste', await picture(), 'Un texte');
  await dialog.getByRole('button', { name: 'Bold' }).click();
  await expect(area).toHaveValue('**texte**');
  await expect(panel).toHaveCount(0);
});

test('a picture that is left out on its way does not come after all', async ({
  adminPage: page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let answered = () => {};
  const isAnswered = new Promise<void>((resolve) => (answered = resolve));
  await page.route('**/api/admin/media', async (route) => {
    await asked;
    const json = { url: `/media/${'0'.repeat(20)}-90x60.webp`, alt: 'Une cour' };
    await route.fulfill({ status: 201, json }).catch(() => undefined);
    answered();
  });
  const dialog = await openNew(page);
  const area = dialog.getByRole('textbox', { name: 'Content', exact: true });
  await hand(area, 'paste', await picture());
  const panel = dialog.getByRole('region', { name: 'Picture in the text' });
  await panel.getByLabel('Alternative text').fill('Une cour');
  await panel.getByRole('button', { name: 'Upload' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', { name: 'Leave it out' }).click();
  await dialog.getByRole('button', { name: 'Find and replace' }).click();
  const find = dialog.getByRole('region', { name: 'Find and replace' });
  await expect(find).toBeVisible();
  answer();
  await isAnswered;
  await roundTrip(page);
  await expect(find).toBeVisible();
  await expect(area).toHaveValue('');
  await expect(page.locator('.toast')).toHaveCount(0);
});
