import { type Page, expect, test } from '../kit/test';

const cases = [
  {
    what: 'a session that ends',
    title: 'Unauthorized',
    text: 'You are logged out. Logging in again...',
    delay: 500,
    target: '/api/login',
  },
  {
    what: 'a role that is taken away',
    title: 'Admin Access Required',
    text: 'You need admin privileges to access this page.',
    delay: 1000,
    target: '/',
  },
] as const;

const acts: {
  what: string;
  path: string;
  act: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'a change',
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
    what: 'a read',
    path: '/admin/users',
    act: async (page) => void (await page.getByLabel('Sort by').selectOption('email')),
  },
];

for (const { what, title, text, delay, target } of cases) {
  for (const { what: step, path, act } of acts) {
    test(`${what} during work: ${step} shows the toast and leaves after ${delay} ms, no sooner`, async ({
      page,
      admin,
      db,
    }) => {
      await page.clock.install();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      if (delay === 500) await db.session.deleteMany({ where: { userId: admin.id } });
      else
        await db.user.update({
          where: { id: admin.id },
          data: { isAdmin: false },
        });
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const refused = page.waitForResponse((answer) => [401, 403].includes(answer.status()));
      await act(page);
      await refused;
      const toast = page.locator('.toast');
      let passed = 0;
      await expect(async () => {
        await page.clock.runFor(10);
        passed += 10;
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
}
