import { randomUUID } from 'node:crypto';
import { rounds } from './admin-rounds';
import { expectQuestion, expectToast, isAnswerOf } from './admin-screens';
import { card } from '../kit/lists';
import { type Page, expect, test } from '../kit/test';

/** Where visitors find the rows. */
const PUBLIC = {
  articles: '/actualites',
  universities: '/universites',
  categories: '/specialisations',
  cities: '/villes',
};

for (const round of rounds) {
  const { resource, entity, nameLabel } = round;
  const noun = entity.toLowerCase();

  test(`${resource}: a row is made, changed and deleted; the list and visitors’ next request follow (spec 2.59, 2.60, 2.61, 2.62, 4.10, 5.9, 7.7, 8.9, 8.11)`, async ({
    adminPage: page,
    admin,
    db,
    request,
  }) => {
    const name = `Aaa essai ${randomUUID().slice(0, 8)}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const visitorsFindIt = async () =>
      (await (await request.get(PUBLIC[resource])).text()).includes(name);
    // Their page is kept in memory by now.
    expect(await visitorsFindIt()).toBe(false);
    const row = card(page, name);
    await page.goto(`/admin/${resource}?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(round.title);
    await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).not.toBeEmpty();
    const back = page.getByRole('link', { name: 'Back to Admin' });
    await expect(back).toHaveAttribute('href', '/admin');
    await expect(page.getByText(round.emptyText, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: round.createButton }).click();
    const dialog = page.getByRole('dialog', {
      name: round.createTitle,
      exact: true,
    });
    await dialog.getByLabel(nameLabel, { exact: true }).fill(name);
    await expect(dialog.getByLabel('Slug', { exact: true })).toHaveValue(slug);
    await round.fill(dialog);
    const created = await sendsOnce(page, resource, 'POST', async (release) => {
      await dialog.getByRole('button', { name: round.saveButton }).click();
      await dialog.getByRole('button', { name: 'Saving...' }).click({ force: true });
      release();
    });
    await expectToast(page, `${entity} created successfully`);
    await expect(dialog).toHaveCount(0);
    expect(created).toEqual({
      [nameLabel.toLowerCase()]: name,
      slug,
      ...round.payload,
    });
    for (const text of round.shows(slug)) await expect(row).toContainText(text);
    expect(await visitorsFindIt(), 'but for a draft').toBe(resource !== 'articles');

    await row.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', {
      name: `Edit ${entity}`,
      exact: true,
    });
    await expect(edit.getByLabel(nameLabel, { exact: true })).toHaveValue(name);
    await edit.getByLabel(round.edited, { exact: true }).fill('Un autre texte.');
    const updated = await sendsOnce(page, resource, 'PUT', async (release) => {
      release();
      await edit.getByRole('button', { name: round.saveButton }).click();
    });
    await expectToast(page, `${entity} updated successfully`);
    await expect(row).toContainText('Un autre texte.');
    expect(updated).toMatchObject({
      ...created,
      [fieldOf(round.edited)]: 'Un autre texte.',
    });

    const remove = row.getByRole('button', { name: `Delete ${name}` });
    const question = `Are you sure you want to delete this ${noun}?`;
    await remove.click();
    await (await expectQuestion(page, question)).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(row).toBeVisible();
    await remove.click();
    await (await expectQuestion(page, question)).getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, `${entity} deleted successfully`);
    await expect(page.getByText(round.emptyText, { exact: true })).toBeVisible();
    expect(await visitorsFindIt()).toBe(false);
    const left = await db.auditEntry.count({ where: { actorId: admin.id } });
    expect(left).toBe(3);
  });
}

/** Holds calls of the method back until released, and returns the payload of the only one. */
async function sendsOnce(
  page: Page,
  resource: string,
  method: string,
  act: (release: () => void) => Promise<void>,
): Promise<Record<string, unknown>> {
  const sent: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const calls = `**/api/admin/${resource}{,/*}`;
  await page.route(calls, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    sent.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse(isAnswerOf(resource, method));
  await act(release);
  await answered;
  await page.unroute(calls);
  expect(sent).toHaveLength(1);
  return sent[0] as Record<string, unknown>;
}

function fieldOf(label: string): string {
  return label.toLowerCase();
}
