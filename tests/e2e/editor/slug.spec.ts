import { dialogOf, expect, fill, openFound, openNew, test, toast } from './editor-page';

test('the slug follows the title, accents folded, until somebody writes another', async ({
  adminPage: page,
}) => {
  const dialog = await openNew(page);
  const [title, slug] = [dialog.getByLabel('Title'), dialog.getByLabel('Slug')];
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(slug).toHaveAccessibleDescription(/Required/);
  await title.fill('Où étudier à Fès ? L’œuvre d’une année');
  await expect(slug).toHaveValue('ou-etudier-a-fes-l-oeuvre-d-une-annee');
  await expect(slug).not.toHaveAccessibleDescription(/Required/);
  await title.fill('Étudier à Tanger');
  await expect(slug).toHaveValue('etudier-a-tanger');
  await slug.fill('tanger-2027');
  await title.fill('Étudier à Rabat');
  await expect(slug).toHaveValue('tanger-2027');
  await slug.fill('');
  await title.fill('Étudier à Casablanca');
  await expect(slug).toHaveValue('etudier-a-casablanca');
  await slug.fill('Écoles');
  await slug.blur();
  await expect(slug).toHaveAttribute('aria-invalid', 'true');
  await expect(slug).toHaveAccessibleDescription(/lower-case letters without accents/);
});

test('the slug of a published article stays, and changing it is warned of; a draft’s follows', async ({
  page,
  mark,
  behind,
}) => {
  const draft = await behind.write();
  const dialog = await openFound(page, mark);
  await dialog.getByLabel('Title').fill(`Nouveau ${mark}`);
  await expect(dialog.getByLabel('Slug')).toHaveValue(`nouveau-${mark}`);
  await expect(dialog.getByText('Visitors and search engines know')).toHaveCount(0);
  await behind.change(draft, { publishedAt: '2026-01-05T08:00:00Z' });
  const published = await openFound(page, mark);
  await published.getByLabel('Title').fill(`Encore un autre ${mark}`);
  await expect(published.getByLabel('Slug')).toHaveValue(draft.slug);
  await published.getByLabel('Slug').fill(`autre-${mark}`);
  await expect(
    published.getByText(`Visitors and search engines know “${draft.slug}”`),
  ).toBeVisible();
});

test('a warning comes before a city loses the texts made for its slug', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/cities?q=fes');
  await page.getByRole('button', { name: 'Edit Fès', exact: true }).click();
  const field = page.getByRole('dialog').getByLabel('Slug');
  await field.fill('fes-2');
  await expect(
    page.getByText('Texts and links that the site brings along are for “fes”'),
  ).toBeVisible();
  await field.fill('fes');
  await expect(page.getByText('Texts and links that the site brings along')).toHaveCount(0);
});

test('a slug that is taken is said at its field, and what was typed stays', async ({
  page,
  mark,
  behind,
}) => {
  const { slug } = await behind.write();
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Un double ${mark}`, Slug: slug, Content: 'Un long texte.' });
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(toast(page, 'Failed to create article')).toBeVisible();
  const field = dialog.getByLabel('Slug');
  await expect(field).toHaveAccessibleDescription(/This slug is already in use/);
  await expect(field).toBeFocused();
  await expect(dialog.getByLabel('Content')).toHaveValue('Un long texte.');
  await field.fill(`double-${mark}`);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(dialogOf(page, 'Create New Article')).toBeHidden();
});
