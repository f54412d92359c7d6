import type { PrismaClient } from '@/prisma/generated/client';
import { type Page, expect, test } from '../kit/test';

/** Any hour will do. */
const NOON = new Date('2026-03-02T12:00:00Z');

type Loss = {
  what: string;
  lose: (db: PrismaClient, id: string) => Promise<unknown>;
  title: string;
  text: string;
  delay: number;
  target: string;
  path: string;
  act: (page: Page) => Promise<void>;
};

// Whichever is lost, changes and reads hear of it in one place.
const losses: Loss[] = [
  {
    what: 'a session that ends is heard of by a change',
    lose: (db, userId) => db.session.deleteMany({ where: { userId } }),
    title: 'Unauthorized',
    text: 'You are logged out. Logging in again...',
    delay: 500,
    target: '/api/login',
    path: '/admin/cities',
    async act(page) {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
  },
  {
    what: 'a role that is taken away is heard of by a read',
    lose: (db, id) => db.user.update({ where: { id }, data: { isAdmin: false } }),
    title: 'Admin Access Required',
    text: 'You need admin privileges to access this page.',
    delay: 1000,
    target: '/',
    path: '/admin/users',
    act: async (page) => void (await page.getByLabel('Sort by').selectOption('email')),
  },
];

for (const { what, lose, title, text, delay, target, path, act } of losses) {
  test(`${what}, which shows the toast and leaves after ${delay} ms, no sooner (spec 4.3, 4.4, 8.6)`, async ({
    page,
    admin,
    db,
  }) => {
    await page.clock.install({ time: NOON });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await lose(db, admin.id);
    await page.clock.pauseAt(NOON.getTime() + 3_600_000);
    const refused = page.waitForResponse((answer) => [401, 403].includes(answer.status()));
    await act(page);
    await refused;
    const toast = page.locator('.toast');
    let passed = 0;
    // In steps so small that no machine is slow enough to get past the leaving.
    await expect(async () => {
      await page.clock.runFor(1);
      passed += 1;
      await expect(toast).toContainText(text, { timeout: 100 });
    }).toPass({ intervals: [0] });
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    // The clock of leaving began after the answer, and before the toast.
    await page.clock.runFor(delay - 1 - passed);
    expect(asked).toEqual([path]);
    const leaving = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === target,
    );
    await page.clock.runFor(passed + 1);
    await leaving;
  });
}
