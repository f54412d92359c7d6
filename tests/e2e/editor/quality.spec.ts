import { expectEveryLookGood } from '../kit/looks';
import { SILENCE, watchForNoise } from '../kit/quiet-page';
import { expect, openFound, openNew, test, unsavedQuestion } from './editor-page';

test('the dialog of a new article has nothing that axe complains of, whatever it shows', async ({
  page,
  mark,
  baseURL,
}) => {
  const { noise } = await watchForNoise(page, baseURL);
  const dialog = await openNew(page);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog.getByText('Required').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload a picture' }).click();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectEveryLookGood(page);
  await dialog.getByLabel('Title').fill(`Un titre ${mark}`);
  await page.keyboard.press('Escape');
  await expect(unsavedQuestion(page)).toBeVisible();
  await expectEveryLookGood(page);
  expect(await noise()).toEqual(SILENCE);
});

test('the dialog of a saved article has none either, with all it can show', async ({
  page,
  mark,
  behind,
}) => {
  const content = `## Une section\n\n${'| Une colonne '.repeat(9)}|\n${'| --- '.repeat(9)}|\n`;
  const article = await behind.write({ content, publishedAt: '2026-01-05T08:00:00Z' });
  const dialog = await openFound(page, mark);
  await dialog.getByLabel('Slug').fill('un-'.repeat(38) + mark);
  const toggle = dialog.getByRole('button', { name: 'Live preview' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(dialog.getByRole('region', { name: 'Live preview' })).toContainText('section');
  await behind.change(article, { excerpt: 'Le leur.' });
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Someone else changed this article')).toBeVisible();
  await expectEveryLookGood(page);
});
