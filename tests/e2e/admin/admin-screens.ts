import type { Locator, Response } from '@playwright/test';
import { type Page, expect } from '../kit/test';

/** Every screen of the back-office, with its title. */
export const adminScreens = [
  { path: '/admin', title: 'Admin Dashboard' },
  { path: '/admin/articles', title: 'Manage Articles' },
  { path: '/admin/universities', title: 'Manage Universities' },
  { path: '/admin/categories', title: 'Manage Categories' },
  { path: '/admin/cities', title: 'Manage Cities' },
  { path: '/admin/establishments', title: 'Manage Establishments' },
  { path: '/admin/programmes', title: 'Manage Masters' },
  { path: '/admin/calls', title: 'Manage Calls for Applications' },
  { path: '/admin/proposals', title: 'Manage Proposals' },
  { path: '/admin/media', title: 'Media' },
  { path: '/admin/addresses', title: 'Addresses' },
  { path: '/admin/import', title: 'Import and Export' },
  { path: '/admin/users', title: 'Manage Users' },
  { path: '/admin/newsletter', title: 'Newsletter Subscribers' },
  { path: '/admin/letters', title: 'Letters' },
  { path: '/admin/readers', title: 'Readers' },
  { path: '/admin/audit', title: 'Audit Log' },
  { path: '/admin/settings', title: 'Site Settings' },
] as const;

/** The one toast there is says this. */
export async function expectToast(page: Page, description: string, title = 'Success') {
  const toast = page.locator('.toast');
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
}

/**
 * A toast whose button can be pressed, however slow the machine: somebody points at it, so that it
 * stays, and the dialog that asked is closed, which until then takes the focus back.
 */
export async function expectLastingToast(page: Page, description: string) {
  await expectToast(page, description);
  await page.locator('.toast').hover();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** The question of the alert dialog that is open, to the letter. */
export async function expectQuestion(page: Page, question: string): Promise<Locator> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleDescription(question);
  await expect(dialog.getByText(question, { exact: true })).toBeVisible();
  return dialog;
}

/** Whether it answers a change of a row itself; drafts and presence have addresses below it. */
export function isAnswerOf(resource: string, method: string) {
  const path = new RegExp(`^/api/admin/${resource}(?:/(?!draft$)[^/]+)?$`);
  return (response: Response) =>
    response.request().method() === method && path.test(new URL(response.url()).pathname);
}
