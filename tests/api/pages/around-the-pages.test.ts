import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, siteUnderTest } from '../../fixtures/site/client';

const visitor = createClient();
const text = async (path: string) => (await visitor.get(path)).text();

test('robots.txt allows the site, closes what is not for search engines, names the sitemap', async () => {
  const robots = await text('/robots.txt');
  for (const line of ['Allow: /', 'Disallow: /admin', 'Disallow: /api', 'Disallow: /login']) {
    assert.ok(robots.split('\n').includes(line), line);
  }
  assert.ok(robots.includes(`Sitemap: ${siteUnderTest()}/sitemap.xml`));
});

test('the sitemap names every public page once, and each answers 200 at that address', async () => {
  const urls = await addresses();
  assert.ok(urls.length > 80, `${urls.length} pages`);
  assert.equal(new Set(urls).size, urls.length);
  for (const url of urls) {
    assert.ok(url.startsWith(`${siteUnderTest()}/`));
    const page = await patiently(url.slice(siteUnderTest().length));
    // Other tests delete and rename rows meanwhile: such an address is no longer named either.
    if (page.status !== 200 && !(await addresses()).includes(url)) continue;
    assert.equal(page.status, 200, url);
    assert.ok(
      (await page.text()).includes(`<link rel="canonical" href="${url.replace(/\/$/, '')}`),
      url,
    );
  }
});

async function addresses(): Promise<string[]> {
  const answer = await patiently('/sitemap.xml');
  assert.equal(answer.status, 200);
  const sitemap = await answer.text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
}

/** Other tests keep the site busy: like a crawler, this comes back after a 503. */
async function patiently(path: string, times = 5): Promise<Response> {
  const page = await visitor.get(path);
  if (page.status !== 503 || times === 0) return page;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return patiently(path, times - 1);
}

test('the feed carries the newest articles with their whole text', async () => {
  const answer = await visitor.get('/feed.xml');
  assert.match(answer.headers.get('content-type') ?? '', /^application\/atom\+xml/);
  const feed = await answer.text();
  assert.equal(feed.match(/<entry>/g)?.length, 20);
  assert.ok(feed.includes('&lt;h2'));
  assert.doesNotMatch(feed, /<script/);
});

test('the manifest and its icons are there', async () => {
  const manifest = (await (await visitor.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  assert.ok(manifest.icons.length >= 2, 'an installed site needs a small and a large icon');
  for (const { src } of manifest.icons) {
    assert.equal((await visitor.get(src)).headers.get('content-type'), 'image/png');
  }
  for (const icon of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png']) {
    assert.equal((await visitor.get(icon)).status, 200, icon);
  }
});

test('a social image is drawn for the site and for each kind of entity', async () => {
  for (const path of [
    '/opengraph-image',
    '/villes/rabat/opengraph-image',
    '/universites/hassan-ii/opengraph-image',
    '/specialisations/finance/opengraph-image',
    '/master-maroc/bourses-cycle-master/opengraph-image',
  ]) {
    const answer = await visitor.get(path);
    assert.equal(answer.status, 200, path);
    assert.equal(answer.headers.get('content-type'), 'image/png');
    const image = Buffer.from(await answer.arrayBuffer());
    assert.deepEqual([image.readUInt32BE(16), image.readUInt32BE(20)], [1200, 630]);
  }
  assert.equal((await visitor.get('/villes/nulle-part/opengraph-image')).status, 404);
});
