import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { eventually } from '../../fixtures/running/eventually';
import { figure } from '../../fixtures/running/full';
import { bringPeople, entity } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, visitor, db } = await bringPeople();
const made: string[] = [];
after(() => db.article.deleteMany({ where: { id: { in: made } } }));

async function article(extra: object = {}) {
  const answer = await admin.post('/api/admin/articles', { ...samples.articles(), ...extra });
  assert.equal(answer.status, 201, await answer.clone().text());
  const row = await entity(answer);
  made.push(row.id);
  return row;
}

const NAVIGATIONS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'sec-purpose': 'prefetch' },
];

const hidingPlaces = (slug: string) => [
  ...['/', '/actualites', '/guides', '/feed.xml', '/sitemap.xml', '/sitemap/1.xml'],
  ...['/plan-du-site', '/villes/fes', '/master-maroc/etudier-a-fes'],
  ...[`/master-maroc/${slug}`, `/master-maroc/${slug}/opengraph-image`, '/recherche?q=zqxsecret'],
];

test('threat 30: drafts and scheduled articles are on no page, feed, sitemap, picture or navigation', async () => {
  const secret = `Zqxsecret${randomUUID().slice(0, 8)}`;
  const fes = await db.city.findUniqueOrThrow({ where: { slug: 'fes' }, select: { id: true } });
  const hidden = {
    title: secret,
    excerpt: secret,
    content: secret,
    cityId: fes.id,
    featured: true,
  };
  const later = new Date(Date.now() + 3_600_000).toISOString();
  for (const extra of [{}, { publishedAt: later }]) {
    const { slug } = await article({ ...hidden, ...extra });
    for (const path of hidingPlaces(slug)) {
      for (const headers of NAVIGATIONS) {
        const answer = await visitor.get(path, { headers });
        const text = await answer.text();
        assert.ok(!text.includes(secret), `${path} ${JSON.stringify(headers)}`);
        if (path.includes(slug)) assert.equal(answer.status, 404, path);
        else assert.ok(!text.includes(slug), `${path} names it`);
      }
    }
  }
});

test('threat 30: drafts and scheduled articles: the page, the list and the feed have one when its time has come', async (t) => {
  const due = Date.now() + 8000;
  const { slug } = await article({ publishedAt: new Date(due).toISOString() });
  const path = `/master-maroc/${slug}`;
  assert.equal((await visitor.get(path)).status, 404);
  await eventually(async () => assert.equal((await visitor.get(path)).status, 200), 62_000);
  figure(
    t,
    30,
    `a scheduled page was there ${((Date.now() - due) / 1000).toFixed(1)} s after its time`,
  );
  for (const list of ['/actualites', '/feed.xml']) {
    await eventually(
      async () => assert.ok((await (await visitor.get(list)).text()).includes(path), list),
      30_000,
    );
  }
});
