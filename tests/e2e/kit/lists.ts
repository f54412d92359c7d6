import type { Locator, Request } from '@playwright/test';
import { expectNothingBusy } from './settled';
import { type Page, expect } from './test';

type Wanted = Record<string, string>;

/** The card of a list that has this heading. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Waits until the list has been read: it shows rows, or that there are none. */
export async function listIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingBusy(page);
}

/**
 * Does what makes a list show something that it has not shown yet, and waits until it does: the
 * address follows, the answer to it has come, nothing is busy any more, and the rows are those.
 */
export async function listFollows(
  page: Page,
  act: () => Promise<unknown>,
  wanted: Wanted,
  rows?: readonly string[],
): Promise<void> {
  await listIsThere(page);
  // The list is dimmed before it asks, and the old rows stay until then: so the call is awaited.
  const { view: _, ...called } = wanted;
  const asked = page.waitForRequest((request) => isListCall(request) && has(request.url(), called));
  await act();
  await expect(page).toHaveURL(({ href }) => has(href, wanted));
  await (await asked).response();
  await expectNothingBusy(page);
  if (rows) await expectRows(page, rows);
}

/** The cards of the list have these headings, and there are no others. */
export async function expectRows(page: Page, rows: readonly string[]): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(rows.length);
  for (const name of rows) await expect(card(page, name)).toBeVisible();
}

function isListCall(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.startsWith('/api/') && searchParams.has('limit');
}

/** The address has the page and the view; the call has what comes before the page, and its own path. */
function has(address: string, wanted: Wanted): boolean {
  const { searchParams } = new URL(address);
  const limit = Number(searchParams.get('limit'));
  const page = limit > 0 ? String(1 + Number(searchParams.get('offset')) / limit) : undefined;
  return Object.entries(wanted).every(
    ([name, value]) => value === (name === 'page' && page ? page : searchParams.get(name)),
  );
}
