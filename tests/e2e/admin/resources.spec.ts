import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { card } from '../kit/lists';
import { expect, test } from '../kit/test';
import { expectQuestion, expectToast } from './admin-screens';

type Round = {
  resource: string;
  entity: string;
  /** Types what the form asks for beside name, slug and description. */
  fill: (dialog: Locator) => Promise<void>;
  /** The payload of that. */
  payload: object;
  /** What the card then says. */
  shows: (slug: string) => string[];
};

/** Articles are made in editor, cities in keyboard, masters in directory. */
const rounds: Round[] = [
  {
    resource: 'universities',
    entity: 'University',
    async fill(dialog) {
      await dialog.getByLabel('Website URL', { exact: true }).fill('https://www.example.org/');
      await dialog.getByLabel('Program Count', { exact: true }).fill('17');
      const city = dialog.getByLabel('City', { exact: true });
      await expect(city.locator('option').first()).toHaveText('No city');
      // Public ones come first in the list of readers.
      await dialog.getByLabel('Status', { exact: true }).selectOption('publique');
    },
    payload: {
      reasons: null,
      cityId: null,
      websiteUrl: 'https://www.example.org/',
      programCount: 17,
      status: 'publique',
      recognisedYear: null,
      recognitionSource: null,
      recognitionToVerify: false,
    },
    shows: () => ['Unknown City', '17 programs', 'www.example.org'],
  },
  {
    resource: 'categories',
    entity: 'Category',
    async fill(dialog) {
      const text = dialog.getByLabel('Color', { exact: true });
      await expect(text).toHaveValue('#059669');
      await dialog.getByLabel('Color picker').fill('#aa3377');
      await expect(text).toHaveValue('#aa3377');
    },
    payload: { color: '#aa3377' },
    shows: (slug) => [`Slug: ${slug}`],
  },
];

for (const { resource, entity, fill, payload, shows } of rounds) {
  test(`${resource}: a row is made, changed and deleted; and the list follows (spec 2.60, 2.61, 2.62, 4.10, 5.9, 7.7, 8.9, 8.11)`, async ({
    adminPage: page,
  }) => {
    const name = `Aaa essai ${randomUUID().slice(0, 8)}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const row = card(page, name);
    const none = page.getByText(`No ${resource} found`, { exact: true });
    await page.goto(`/admin/${resource}?q=${encodeURIComponent(name)}`);
    await expect(none).toBeVisible();

    await page.getByRole('button', { name: `Add ${entity}` }).click();
    const dialog = page.getByRole('dialog');
    const description = dialog.getByLabel('Description', { exact: true });
    const save = dialog.getByRole('button', { name: `Save ${entity}` });
    await expect(dialog).toHaveAccessibleName(`Add ${entity}`);
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await expect(dialog.getByLabel('Slug', { exact: true })).toHaveValue(slug);
    await description.fill('Une description.');
    await fill(dialog);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await save.click();
    expect((await sent).postDataJSON()).toEqual({
      ...{ name, slug, description: 'Une description.' },
      ...payload,
    });
    await expectToast(page, `${entity} created successfully`);
    await expect(dialog).toHaveCount(0);
    for (const text of ['Une description.', ...shows(slug)]) await expect(row).toContainText(text);

    await row.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(dialog).toHaveAccessibleName(`Edit ${entity}`);
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name);
    await description.fill('Un autre texte.');
    await save.click();
    await expectToast(page, `${entity} updated successfully`);
    await expect(row).toContainText('Un autre texte.');

    const remove = row.getByRole('button', { name: `Delete ${name}` });
    const question = `Are you sure you want to delete this ${entity.toLowerCase()}?`;
    await remove.click();
    await (await expectQuestion(page, question)).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(row).toBeVisible();
    await remove.click();
    await (await expectQuestion(page, question)).getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, `${entity} deleted successfully`);
    await expect(none).toBeVisible();
  });
}
