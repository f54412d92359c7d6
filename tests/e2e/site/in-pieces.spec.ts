import { watchForShifts } from '../kit/layout-shift';
import { siteInPieces } from '../kit/page-in-pieces';
import { screens } from '../kit/public-pages';
import { drawTwice } from '../kit/quiet-page';
import { type Page, expect, test } from '../kit/test';

const siteUrl = process.env.TEST_SITE_URL ?? '';
const paths = [...screens, '/recherche?q=finance'];
/** They mostly wait for the next frame. */
const AT_ONCE = 4;
const IN_ONE_TEST = 9;
const groups = paths.flatMap((_, at) =>
  at % IN_ONE_TEST === 0 ? [paths.slice(at, at + IN_ONE_TEST)] : [],
);

/** What moves while these arrive, one after the other. */
async function movesOn(page: Page, visited: string[]): Promise<string[]> {
  const shifts = await watchForShifts(page);
  const site = await siteInPieces(siteUrl, page);
  const moved: string[] = [];
  for (const path of visited) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await drawTwice(page);
    moved.push(...(await shifts()).map((shift) => `${path}: ${shift}`));
  }
  await site.stop();
  return moved;
}

test('the watch sees what moves', async ({ page }) => {
  const shifts = await watchForShifts(page);
  const site = await siteInPieces(siteUrl, page);
  await page.goto(`${site.url}/plan-du-site`);
  await page.getByRole('main').evaluate((main) => main.prepend('Une ligne de plus'));
  await expect.poll(shifts).not.toEqual([]);
  await site.stop();
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const group of groups) {
      test(`nothing moves while they arrive: ${group.join(' ')}`, async ({ context }) => {
        const shares = Array.from({ length: AT_ONCE }, (_, lane) =>
          group.filter((_path, at) => at % AT_ONCE === lane),
        );
        const moved = await Promise.all(
          shares.map(async (share) => movesOn(await context.newPage(), share)),
        );
        expect(moved.flat()).toEqual([]);
      });
    }
  });
}
