import { randomUUID } from 'node:crypto';
import type { Response } from '@playwright/test';
import { samples } from '../../fixtures/data/samples';
import { type Page, test as base, expect } from '../kit/test';

export { expect, type Page };

type Written = { id: string; slug: string; title: string; updatedAt: string };
type Fixtures = {
  /** What every slug of the test ends with; all that has it is gone afterwards. */
  mark: string;
  /** Another program of the same admin: what it changes, the open page does not hear of. */
  behind: {
    write: (extra?: object) => Promise<Written>;
    change: (article: Written, extra: object) => Promise<Written>;
  };
};

const ARTICLES = '/api/admin/articles';

export const test = base.extend<Fixtures>({
  mark: async ({ admin, context, baseURL, db }, provide) => {
    const mark = `${admin.id.slice(0, 4)}${randomUUID().slice(0, 4)}`;
    await provide(mark);
    const headers = { origin: baseURL ?? '' };
    const left = await db.article.findMany({
      where: { slug: { endsWith: mark } },
      select: { id: true },
    });
    // Through the site, so that no page is kept that links to them.
    for (const { id } of left) await context.request.delete(`${ARTICLES}/${id}`, { headers });
    await db.slugHistory.deleteMany({ where: { slug: { endsWith: mark } } });
  },
  behind: async ({ mark, context, baseURL }, provide) => {
    const headers = { origin: baseURL ?? '' };
    const sample = { ...samples.articles(), title: `Essai ${mark}`, slug: `essai-${mark}` };
    await provide({
      async write(extra = {}) {
        const data = { ...sample, ...extra };
        const answer = await context.request.post(ARTICLES, { headers, data });
        expect(answer.status()).toBe(201);
        return (await answer.json()) as Written;
      },
      async change({ id, slug, title }, extra) {
        const data = { ...sample, slug, title, ...extra };
        const answer = await context.request.put(`${ARTICLES}/${id}`, { headers, data });
        expect(answer.status()).toBe(200);
        return (await answer.json()) as Written;
      },
    });
  },
});

export const publicPath = (slug: string) => `/master-maroc/${slug}`;

/** The dialog of an article that is new. */
export async function openNew(page: Page) {
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'Create Article' }).click();
  return dialogOf(page, 'Create New Article');
}

/** The dialog of the one article that the search finds. */
export async function openFound(page: Page, search: string) {
  await page.goto(`/admin/articles?q=${search}`);
  await page.getByRole('button', { name: /^Edit / }).click();
  const dialog = dialogOf(page, 'Edit Article');
  await expect(dialog.getByLabel('Title')).toBeVisible();
  return dialog;
}

export function dialogOf(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

/** Everything that an article needs, but for what the test says itself. */
export async function fill(dialog: ReturnType<typeof dialogOf>, texts: Record<string, string>) {
  const all = {
    Excerpt: 'Un extrait.',
    Content: 'Un texte.',
    'Meta Description': 'Une description.',
    Author: 'L’équipe',
    ...texts,
  };
  for (const [label, text] of Object.entries(all)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

export function unsavedQuestion(page: Page) {
  return page.getByRole('alertdialog', { name: 'Unsaved changes' });
}

export function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text }).or(page.getByText(text)).first();
}

export const isDraftCall = (method: string) => (answer: Response) =>
  answer.url().endsWith('/draft') && answer.request().method() === method;
