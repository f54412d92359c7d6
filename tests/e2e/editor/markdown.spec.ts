import { expect, openFound, openNew, publicPath, test } from './editor-page';

const WIDE = { width: 1280, height: 900 };
const HARD = `## Une section

Un *mot*, un **autre**, [un lien](https://example.org/) et « deux » choses ; non ?

| Ville | Places |
| --- | ---: |
| Fès | 40 |

- [x] fait
- à faire[^1]

[^1]: Une note.

<script>document.title = 'pris'</script><img src=x onerror="document.title='pris'">

[piège](javascript:alert(1))
`;

test.use({ viewport: WIDE });

test('the toolbar writes Markdown around what is selected, and can be undone; words are counted', async ({
  adminPage: page,
}) => {
  const dialog = await openNew(page);
  const content = dialog.getByLabel('Content');
  const use = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const select = (text: string) =>
    content.evaluate((area: HTMLTextAreaElement, part) => {
      const start = area.value.indexOf(part);
      area.setSelectionRange(start, start + part.length);
    }, text);
  await content.fill('Un mot');
  await select('mot');
  await use('Bold');
  await expect(content).toHaveValue('Un **mot**');
  await expect(content).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(content).toHaveValue('Un mot');
  await select('mot');
  await page.keyboard.press('Control+i');
  await expect(content).toHaveValue('Un *mot*');
  await content.fill('Lire le guide');
  await select('le guide');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('https://example.org');
  await expect(content).toHaveValue('Lire [le guide](https://example.org)');

  await content.fill('mot '.repeat(1600));
  await expect(dialog.getByText('1,600 words, about 8 minutes to read')).toBeVisible();
  const minutes = dialog.getByLabel('Reading Time (minutes)');
  await expect(minutes).toHaveValue('5');
  await use('Use as reading time');
  await expect(minutes).toHaveValue('8');
  await expect(dialog.getByRole('button', { name: 'Use as reading time' })).toHaveCount(0);
});

test('the live preview is what visitors get, to the letter, and as harmless', async ({
  page,
  mark,
  behind,
}) => {
  const { slug } = await behind.write({ publishedAt: '2026-01-05T08:00:00Z' });
  const dialog = await openFound(page, mark);
  const preview = dialog.getByRole('region', { name: 'Live preview' });
  await dialog.getByLabel('Content').fill(HARD);
  await expect(preview.getByRole('table')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'un lien' })).toBeVisible();
  const shown = await preview.locator('.prose').innerHTML();
  expect(shown).not.toMatch(/<script|onerror|javascript:/i);
  expect(await page.title()).not.toBe('pris');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(publicPath(slug));
  expect(await page.getByRole('main').locator('.prose').innerHTML()).toBe(shown);
});

test('the preview can be put away and asked for again; one that cannot be made says that the text is safe', async ({
  page,
  mark,
  behind,
}) => {
  await behind.write({ content: 'Mon texte.' });
  const dialog = await openFound(page, mark);
  const toggle = dialog.getByRole('button', { name: 'Live preview' });
  const preview = dialog.getByRole('region', { name: 'Live preview' });
  await expect(preview).toContainText('Mon texte.');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(preview).toHaveCount(0);
  await toggle.click();
  await expect(preview).toContainText('Mon texte.');
  await page.route('**/api/admin/preview', (route) => route.fulfill({ status: 503, body: '{}' }));
  await dialog.getByLabel('Content').fill('Un autre texte.');
  await expect(dialog.getByText('What you typed is safe.')).toBeVisible();
  await expect(dialog.getByLabel('Content')).toHaveValue('Un autre texte.');
});

test('title and description are counted, and shown as the page will have them', async ({
  page,
  mark,
}) => {
  const dialog = await openNew(page);
  const result = dialog.getByRole('figure', { name: 'How a search engine may show it' });
  await dialog.getByLabel('Title').fill('x'.repeat(61));
  await expect(dialog.getByText('61 of 60 characters, search engines will cut it')).toBeVisible();
  await expect(result).toContainText(`${'x'.repeat(59)}…`);
  const title = `Fès : l’été ${mark}`;
  await dialog.getByLabel('Title').fill(title);
  await expect(dialog.getByText(`${title.length} of 60 characters`, { exact: true })).toBeVisible();
  const description = `${'Une phrase de la description. '.repeat(6)}Fin.`;
  await dialog.getByLabel('Meta Description').fill(description);
  await expect(dialog.getByText(`${description.length} of 160 characters`)).toBeVisible();
  await dialog.getByLabel('Excerpt').fill('Un extrait.');
  await dialog.getByLabel('Content').fill('Un texte.');
  await dialog.getByLabel('Author').fill('L’équipe');
  await dialog.getByLabel('Publication', { exact: true }).selectOption('Publish now');
  const lines = await result.locator('p').allTextContents();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(publicPath(`fes-l-ete-${mark}`));
  expect(await page.title()).toBe(lines[1]);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', lines[2] ?? '');
});
