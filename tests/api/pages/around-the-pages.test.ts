import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { test } from 'node:test';
import { siteUnderTest } from '../../fixtures/site/client';
import { samples } from '../../fixtures/data/samples';
import { ago, MINUTE } from '../../fixtures/running/moments';

const { admin, visitor, create } = await bringStaff();
const text = async (path: string) => (await visitor.get(path)).text();

test('robots.txt allows the site, closes what is not for search engines, names the sitemap', async () => {
  const robots = await text('/robots.txt');
  for (const line of ['Allow: /', 'Disallow: /admin', 'Disallow: /api', 'Disallow: /login']) {
    assert.ok(robots.split('\n').includes(line), line);
  }
  assert.ok(robots.includes(`Sitemap: ${siteUnderTest()}/sitemap.xml`));
});

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

async function read(path: string): Promise<string> {
  const answer = await visitor.get(path);
  assert.equal(answer.status, 200, path);
  return answer.text();
}
const FILES = ['/feed.xml', '/sitemap.xml'];

test('the feed and the sitemap know of a change at the next reading', async () => {
  for (const path of FILES) await read(path);
  const created = await create('articles', { publishedAt: ago(MINUTE).toISOString() });
  const { payload } = created;
  const link = (path: string, slug: string) =>
    path === '/feed.xml' ? `/master-maroc/${slug}"` : `/master-maroc/${slug}<`;
  for (const path of FILES) assert.ok((await read(path)).includes(link(path, created.slug)), path);

  const slug = `${created.slug}-bis`;
  const url = `/api/admin/articles/${created.id}`;
  await admin.put(url, { ...payload, slug, title: 'Un titre tout neuf' });
  for (const path of FILES) {
    const text = await read(path);
    assert.ok(text.includes(link(path, slug)), path);
    assert.ok(!text.includes(link(path, created.slug)), path);
  }
  assert.ok((await read('/feed.xml')).includes('Un titre tout neuf'));

  await admin.put(url, { ...payload, slug, publishedAt: null });
  for (const path of FILES) assert.ok(!(await read(path)).includes(link(path, slug)), path);
  assert.equal((await admin.delete(url)).status, 200);
});

test('a kept page and a kept “not found” know of a change at the next reading', async () => {
  const payload = samples.cities();
  const page = `/villes/${payload.slug}`;
  const isListed = async () => (await read('/villes')).includes(`href="${page}"`);
  assert.equal((await visitor.get(page)).status, 404);
  assert.equal(await isListed(), false);
  const city = await create('cities', payload);
  assert.match(await read(page), new RegExp(payload.name as string));
  assert.equal(await isListed(), true);
  const url = `/api/admin/cities/${city.id}`;
  await admin.put(url, { ...payload, name: 'Une ville renommée' });
  assert.match(await read(page), /Une ville renommée/);
  assert.equal((await admin.delete(url)).status, 200);
  assert.equal((await visitor.get(page)).status, 410);
  assert.equal(await isListed(), false);
});

test('the calendar keeps its tag through changes and days that are none of its own', async () => {
  const before = await visitor.get('/calendrier.ics');
  const etag = before.headers.get('etag') ?? 'no tag';
  assert.match(before.headers.get('content-type') ?? '', /^text\/calendar/);
  await create('cities');
  const known = await visitor.get('/calendrier.ics', { headers: { 'if-none-match': etag } });
  assert.equal(known.status, 304);
});
