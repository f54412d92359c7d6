import { expect, fill, openFound, openNew, publicPath, test, toast } from './editor-page';

test('an article is written, published and taken back; visitors see each step with their very next request', async ({
  page,
  mark,
  request,
}) => {
  const path = publicPath(`ecoles-d-ingenieurs-l-ete-a-fes-${mark}`);
  const statusForVisitors = async () => (await request.get(path)).status();
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Écoles d’ingénieurs : l’été à Fès ${mark}` });
  await expect(dialog.getByLabel('Slug')).toHaveValue(path.split('/').at(-1) ?? '');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: mark });
  await expect(card).toContainText('Draft');
  expect(await statusForVisitors()).toBe(404);

  const edited = await openFound(page, mark);
  await edited.getByLabel('Publication', { exact: true }).selectOption('Publish now');
  await edited.getByRole('button', { name: 'Save Article' }).click();
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  expect(await statusForVisitors()).toBe(200);
  await expect(card).not.toContainText('Draft');
  await expect(card.getByRole('link', { name: /^View/ })).toHaveAttribute('href', path);

  const last = await openFound(page, mark);
  await expect(last.getByText('Published', { exact: true })).toBeVisible();
  await last.getByLabel('Publication', { exact: true }).selectOption('Unpublish (back to draft)');
  await expect(last.getByText('Visitors lose it as soon as you save.')).toBeVisible();
  await last.getByRole('button', { name: 'Save Article' }).click();
  await expect(last).toBeHidden();
  expect(await statusForVisitors()).toBe(404);
  await expect(card).toContainText('Draft');
});

test('an article is scheduled at the hour that clocks in Morocco show', async ({
  page,
  mark,
  request,
  db,
}) => {
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Bientôt ${mark}` });
  await dialog.getByLabel('Publication', { exact: true }).selectOption('Schedule, or date it');
  await dialog.getByLabel('Date of publication').fill('2030-07-14T09:30');
  await expect(dialog.getByText('Visitors see it from 14/07/2030 09:30 on')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: mark });
  await expect(card).toContainText('Scheduled');
  await expect(card).toContainText('Appears on 14/07/2030 09:30');
  const saved = await db.article.findFirstOrThrow({ where: { slug: `bientot-${mark}` } });
  const inMorocco = await page.evaluate(
    (moment) => new Date(moment).toLocaleString('sv-SE', { timeZone: 'Africa/Casablanca' }),
    saved.publishedAt?.toISOString() ?? '',
  );
  expect(inMorocco).toBe('2030-07-14 09:30:00');
  expect((await request.get(publicPath(saved.slug))).status()).toBe(404);
  const edited = await openFound(page, mark);
  await expect(edited.getByText('Scheduled for 14/07/2030 09:30')).toBeVisible();
  await expect(edited.getByLabel('Date of publication')).toHaveValue('2030-07-14T09:30');
});
