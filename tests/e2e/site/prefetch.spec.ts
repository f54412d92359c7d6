import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/test';

function fetchedAhead(page: Page): string[] {
  const paths: string[] = [];
  page.context().on('request', (request) => {
    if (!request.headers()['sec-purpose']?.startsWith('prefetch')) return;
    const { pathname, search } = new URL(request.url());
    paths.push(pathname + search);
  });
  return paths;
}
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a page is fetched ahead when its link is pointed at, never because it is seen', async ({
  page,
}) => {
  const ahead = fetchedAhead(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
  await footerLink(page, 'Contact').hover();
  await expect.poll(() => ahead).toEqual(['/contact']);
  await footerLink(page, 'Contact').click();
  await page.waitForURL('**/contact');
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as { deliveryType?: string } | undefined)?.deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('files, searches and what is no page are not fetched ahead', async ({ page }) => {
  const ahead = fetchedAhead(page);
  await page.goto('/villes', { waitUntil: 'networkidle' });
  const others = ['/calendrier.ics', '/recherche?q=master', '/feed.xml', '/api/articles', '/login'];
  await page.evaluate((hrefs) => {
    for (const href of hrefs) {
      document.body.append(Object.assign(document.createElement('a'), { href, text: href }), ' ');
    }
  }, others);
  // Pressed and not let go, a link is as good as chosen, and need not be pointed at for a moment.
  await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
  const touch = async (link: Locator) => {
    await link.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  };
  for (const href of others) await touch(page.getByRole('link', { name: href, exact: true }));
  // A page that is touched later has arrived, so the others were not asked for.
  await touch(footerLink(page, 'Contact'));
  await expect.poll(() => ahead).toEqual(['/contact']);
});
