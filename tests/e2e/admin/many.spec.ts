import { randomUUID } from 'node:crypto';
import { expectLastingToast, expectQuestion, expectToast } from './admin-screens';
import { card, expectRows, listFollows, listIsThere } from '../kit/lists';
import { expectEveryLookGood } from '../kit/looks';
import { expect, test } from '../kit/test';

const WHEN = new Date('2024-10-01T10:00:00Z');
const TEXT = { excerpt: 'Un extrait.', content: 'Un texte.', metaDescription: 'Une description.' };

test('tabs say how many there are of each state, and filters what the rows have', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const author = `Autrice ${mark}`;
  const category = await db.category.create({
    data: { name: `Sujet ${mark}`, slug: `sujet-${mark}` },
  });
  const rows = [
    { title: `Paru ${mark}`, publishedAt: WHEN, categoryId: category.id },
    { title: `Brouillon ${mark}`, publishedAt: null },
  ].map((row) => ({ ...TEXT, ...row, author, slug: randomUUID() }));
  await db.article.createMany({ data: rows });
  await page.goto(`/admin/articles?q=${mark}`);
  const views = page.getByRole('navigation', { name: 'Views' });
  const [published, draft] = [`Paru ${mark}`, `Brouillon ${mark}`];
  await expectRows(page, [published, draft]);
  await expect(page.getByText('2 articles', { exact: true })).toBeVisible();
  await expect(views.getByRole('link', { name: /^Drafts [\d,]+$/ })).toBeVisible();
  const drafts = views.getByRole('link', { name: /^Drafts/ });
  await listFollows(page, () => drafts.press('Enter'), { q: mark, state: 'draft' }, [draft]);
  await views.getByRole('link', { name: /^All/ }).press('Enter');
  await expectRows(page, [published, draft]);
  const choose = (label: string, option: string) => () =>
    page.getByLabel(label, { exact: true }).selectOption({ label: option });
  await listFollows(page, choose('Author', author), { q: mark, author });
  const topic = { category: `sujet-${mark}` };
  await listFollows(page, choose('Category', `Sujet ${mark}`), topic, [published]);
  await listFollows(page, choose('Month', 'October 2024'), { month: '2024-10' }, [published]);
  await page.reload();
  await expect(page.getByLabel('Author', { exact: true })).toHaveValue(author);
  await expectRows(page, [published]);
  await db.article.deleteMany({ where: { author } });
  await db.category.delete({ where: { id: category.id } });
  // An author whom no article has any more is shown, and can be taken off.
  await page.goto(`/admin/articles?author=${encodeURIComponent(author)}`);
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  const choice = page.getByLabel('Author', { exact: true });
  await expect(choice.locator('option:checked')).toHaveText(author);
  await choice.selectOption({ label: 'Any' });
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('whoever acts on many is told which of them are not on the screen', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `Ville ${letter} ${mark}`);
  await db.city.createMany({
    data: names.map((name, at) => ({ name, slug: `ville-${at}-${mark}` })),
  });
  await page.goto(`/admin/cities?q=${mark}`);
  await page.getByLabel('All 7 on this page').check();
  const question = 'Are you sure you want to delete 7 cities?';
  const trash = 'The trash keeps what was deleted for 30 days.';
  const remove = page.getByRole('button', { name: 'Delete', exact: true }).first();
  await remove.click();
  const dialog = await expectQuestion(page, `${question} ${trash}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const last = `Ville G ${mark}`;
  await listFollows(page, () => page.getByRole('searchbox').fill(last), { q: last }, [last]);
  await remove.click();
  const told = `6 of them are not on this page: ${names.slice(0, 5).join(', ')} and 1 more.`;
  await expect(dialog).toHaveAccessibleDescription(`${question} ${trash} ${told}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await db.city.deleteMany({ where: { name: { in: names } } });
});

test('many are unpublished together, and Undo gives each its own date back', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const author = `Autrice ${mark}`;
  const dates = [WHEN, new Date('2025-01-02T08:00:00Z')];
  await db.article.createMany({
    data: dates.map((publishedAt, at) => ({
      ...TEXT,
      author,
      publishedAt,
      slug: randomUUID(),
      title: `Essai ${at} ${mark}`,
    })),
  });
  const stored = async () =>
    (await db.article.findMany({ where: { author }, orderBy: { title: 'asc' } })).map(
      ({ publishedAt }) => publishedAt,
    );
  await page.goto(`/admin/articles?q=${mark}`);
  const confirm = page.getByRole('alertdialog');
  const both = async (verb: string, done: string) => {
    await page.getByLabel('All 2 on this page').check();
    await page.getByRole('button', { name: verb, exact: true }).click();
    await confirm.getByRole('button', { name: verb }).click();
    await expectLastingToast(page, `2 articles ${done}`);
  };
  await both('Unpublish', 'unpublished');
  await expect(card(page, `Essai 0 ${mark}`)).toContainText('Draft');
  expect(await stored()).toEqual([null, null]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectToast(page, 'Publication is as it was before');
  await expect(card(page, `Essai 0 ${mark}`)).not.toContainText('Draft');
  expect(await stored()).toEqual(dates);

  await both('Unpublish', 'unpublished');
  const theirs = { title: `Essai 1 ${mark}` };
  await db.article.updateMany({ where: theirs, data: { publishedAt: WHEN } });
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  const reason = 'Someone else changed its publication meanwhile';
  await expectToast(page, `Failed to undo. ${theirs.title}: ${reason}`, 'Error');
  expect(await stored()).toEqual([null, WHEN]);

  await both('Delete', 'deleted');
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);
  await db.article.deleteMany({ where: { author } });
});

test('a row opens by a click beside its buttons, and by the keys alone', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const names = [`Ville A ${mark}`, `Ville B ${mark}`];
  await db.city.createMany({
    data: names.map((name, at) => ({ name, slug: `ville-${at}-${mark}` })),
  });
  await page.goto('/admin/cities');
  await listIsThere(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await listFollows(page, () => page.keyboard.type(`${mark}/`), { q: `${mark}/` }, []);
  await expect(page.getByText('No cities found', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expectRows(page, names);
  await page.keyboard.press('ArrowDown');
  await expect(card(page, names[0] ?? '')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, names[1] ?? '')).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit City' });
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(names[1] ?? '');
  await page.keyboard.press('Escape');
  await expect(card(page, names[1] ?? '')).toBeFocused();
  await card(page, names[0] ?? '')
    .getByText(`Slug: ville-0-${mark}`)
    .click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(names[0] ?? '');
  await page.keyboard.press('Escape');
  await card(page, names[0] ?? '')
    .getByRole('checkbox')
    .check();
  await expect(form).toHaveCount(0);
  await db.city.deleteMany({ where: { name: { in: names } } });
});

test('dense rows are lines, hold a few facts, and stay so in this browser', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/articles');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const height = async () => (await first.boundingBox())?.height ?? 0;
  const tall = await height();
  const button = page.getByRole('button', { name: 'Dense rows' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await height()).toBeLessThan(tall * 0.75);
  await page.goto('/admin/programmes');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expectEveryLookGood(page);
});
