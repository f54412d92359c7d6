import { watchForShifts } from '../kit/layout-shift';
import { siteInPieces } from '../kit/page-in-pieces';
import { otherScreens, publicPages } from '../kit/public-pages';
import { test as base, expect } from '../kit/test';

type WorkerFixtures = { siteUrl: string };

const test = base.extend<object, WorkerFixtures>({
  siteUrl: [
    async ({}, provide) => {
      const site = await siteInPieces(process.env.TEST_SITE_URL ?? '');
      await provide(site.url);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

const screens = [...publicPages, ...otherScreens].map(({ path }) => path);
const paths = [...screens, '/recherche?q=finance'];
/** They mostly wait for the next piece. */
const AT_ONCE = 4;
const groups = paths.flatMap((_, at) =>
  at % AT_ONCE === 0 ? [paths.slice(at, at + AT_ONCE)] : [],
);

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the watch sees what moves', async ({ page, siteUrl }) => {
      const shifts = await watchForShifts(page);
      await page.goto(`${siteUrl}/plan-du-site`);
      await page.getByRole('main').evaluate((main) => main.prepend('Une ligne de plus'));
      await expect.poll(shifts).not.toEqual([]);
    });

    for (const group of groups) {
      test(`nothing moves while they arrive: ${group.join(' ')}`, async ({ context, siteUrl }) => {
        const moved = await Promise.all(
          group.map(async (path) => {
            const page = await context.newPage();
            const shifts = await watchForShifts(page);
            await page.goto(siteUrl + path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            return (await shifts()).map((shift) => `${path}: ${shift}`);
          }),
        );
        expect(moved.flat()).toEqual([]);
      });
    }
  });
}
