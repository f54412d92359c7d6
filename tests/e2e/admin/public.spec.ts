import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { rounds } from './admin-rounds';
import { card, isAnswerOf } from './admin-screens';
import { type Page, expect, test } from '../kit/test';

const PUBLIC = {
  articles: { list: '/actualites', folder: '/master-maroc' },
  universities: { list: '/universites', folder: '/universites' },
  categories: { list: '/specialisations', folder: '/specialisations' },
  cities: { list: '/villes', folder: '/villes' },
};

for (const { resource, nameLabel, ...round } of rounds) {
  test(`${resource}: visitors see a change with their very next request`, async ({
    adminPage: page,
    request,
  }) => {
    const name = `Aaa essai ${randomUUID().slice(0, 8)}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const { list, folder } = PUBLIC[resource];
    const see = () => look(request, list, `${folder}/${slug}`);
    // Every answer is kept in memory by now, the missing page too.
    expect(await see()).toMatchObject({
      status: 404,
      isListed: false,
      isInSitemap: false,
    });

    await page.goto(`/admin/${resource}?q=${encodeURIComponent('Aaa essai')}`);
    await page.getByRole('button', { name: round.createButton }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(nameLabel, { exact: true }).fill(name);
    await round.fill(dialog);
    if (resource === 'articles') {
      // Other tests look at the same lists, and see whether a page asks another host.
      await dialog.getByLabel('Image URL', { exact: true }).clear();
      await dialog.getByLabel('Publication', { exact: true }).selectOption('Publish now');
    }
    await saved(page, resource, 'POST', () =>
      dialog.getByRole('button', { name: round.saveButton }).click(),
    );
    const made = await see();
    expect(made).toMatchObject({
      status: 200,
      isListed: true,
      isInSitemap: true,
    });
    expect(made.html).toContain(name);

    await card(page, name).getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel(nameLabel, { exact: true }).fill(`${name} bis`);
    await saved(page, resource, 'PUT', () =>
      dialog.getByRole('button', { name: round.saveButton }).click(),
    );
    const changed = await see();
    expect(changed).toMatchObject({ status: 200, isListed: true });
    expect(changed.html).toContain(`${name} bis`);
    expect(changed.listHtml).toContain(`${name} bis`);

    await card(page, `${name} bis`).getByRole('button', { name: 'Delete' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    await saved(page, resource, 'DELETE', () => confirm.click());
    const gone = await see();
    expect([404, 410]).toContain(gone.status);
    expect(gone).toMatchObject({ isListed: false, isInSitemap: false });
  });
}

/** Until the answer of the change has arrived, and no longer. */
async function saved(page: Page, resource: string, method: string, act: () => Promise<void>) {
  const answer = page.waitForResponse(isAnswerOf(resource, method));
  await act();
  expect((await answer).ok()).toBe(true);
}

/** What a visitor gets of the detail page, the list and the sitemap. */
async function look(request: APIRequestContext, list: string, path: string) {
  const detail = await request.get(path);
  const listHtml = await (await request.get(list)).text();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return {
    status: detail.status(),
    html: await detail.text(),
    listHtml,
    isListed: listHtml.includes(`"${path}"`),
    isInSitemap: sitemap.includes(`${path}<`),
  };
}
