import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Client, createClient } from '../../fixtures/site/client';
import { samples } from '../../fixtures/data/samples';
import { signIn } from '../../fixtures/people/sign-in';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';

const MANY = 5000;

// A site of its own, which has no other page than those that a test makes.
describe('the sitemap', () => {
  let site: OwnSite;
  let admin: Client;

  before(async () => {
    site = await startOwnSite();
    admin = createClient(site.url, (await signIn(site.db)).cookie);
  });
  after(() => site?.stop());

  const text = async (path: string) => (await fetch(site.url + path)).text();
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');

  test('says when a page really changed, and nothing of pages that have no such day', async () => {
    const lastmod = async () =>
      /villes\/[^<]+<\/loc><lastmod>([^<]+)</.exec(await text('/sitemap.xml'))?.[1] ?? '';
    const city = samples.cities();
    const created = await admin.post('/api/admin/cities', city);
    const { id } = (await created.json()) as { id: string };
    const before = await lastmod();
    await admin.put(`/api/admin/cities/${id}`, { ...city, description: 'Une autre.' });
    assert.ok(Date.parse(await lastmod()) > Date.parse(before), `after ${before}`);
    assert.equal((await text('/sitemap.xml')).match(/<lastmod>/g)?.length, 1);
    assert.equal((await text('/sitemap/1.xml')).match(/<lastmod>/g)?.length, 1);
    assert.equal((await fetch(`${site.url}/sitemap/2.xml`)).status, 404);
  });

  test('is a list of its parts past 5,000 addresses, and names each address once', async () => {
    await site.db.article.createMany({
      data: Array.from({ length: MANY }, (_, index) => ({
        ...{ title: 'Un article', excerpt: 'Un extrait.', content: 'Un mot.', author: 'A' },
        ...{ metaDescription: 'Court.', publishedAt: new Date('2026-01-01') },
        slug: `article-${index}`,
      })),
    });
    // A change through the site, which is what tells it that its kept answers are old.
    await admin.post('/api/admin/cities', samples.cities());
    const parts = addresses(await text('/sitemap.xml'));
    assert.deepEqual(parts, [`${site.url}/sitemap/1.xml`, `${site.url}/sitemap/2.xml`]);
    const pages = await Promise.all(
      parts.map(async (url) => addresses(await text(url.slice(site.url.length)))),
    );
    assert.equal(pages[0]?.length, 5000);
    const all = new Set(pages.flat());
    assert.equal(all.size, pages.flat().length);
    assert.ok(all.has(`${site.url}/`) && all.has(`${site.url}/master-maroc/article-4999`));
  });
});
