import { expect, openFound, openNew, test, unsavedQuestion } from './editor-page';
import { WIDTHS, expectGoodLook } from '../kit/looks';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the dialog of a new article has nothing that axe complains of, whatever it shows', async ({
      page,
      mark,
    }) => {
      const complaints: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'error' && complaints.push(message.text()),
      );
      page.on('pageerror', (error) => complaints.push(error.message));
      const dialog = await openNew(page);
      await expectGoodLook(page);
      await dialog.getByRole('button', { name: 'Save Article' }).click();
      await expect(dialog.getByText('Required').first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Upload a picture' }).click();
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
      await expectGoodLook(page);
      await dialog.getByLabel('Title').fill(`Un titre ${mark}`);
      await page.keyboard.press('Escape');
      await expect(unsavedQuestion(page)).toBeVisible();
      await expectGoodLook(page);
      expect(complaints).toEqual([]);
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
      await expectGoodLook(page);
      await behind.change(article, { excerpt: 'Le leur.' });
      await page.keyboard.press('Control+s');
      await expect(dialog.getByText('Someone else changed this article')).toBeVisible();
      await expectGoodLook(page);
    });
  });
}

for (const list of ['universities', 'categories', 'cities']) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    test(`the dialogs of the ${list} have none`, async ({ adminPage: page }) => {
      await page.goto(`/admin/${list}`);
      await page.getByRole('button', { name: /^Add / }).click();
      await page.getByRole('button', { name: /^Save / }).click();
      await expect(page.getByRole('dialog').getByText('Required').first()).toBeVisible();
      await expectGoodLook(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Slug').fill('autre');
      await expectGoodLook(page);
    });
  });
}
