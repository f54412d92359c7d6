import { expect, test } from '../kit/test';

test('a link is fetched ahead when it is pointed at, never because it is seen', async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc !== undefined) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
  await link.hover();
  await expect.poll(() => ahead).toContain('/contact');
  expect(new Set(ahead)).toEqual(new Set(['/contact']));
});
