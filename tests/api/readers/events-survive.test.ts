import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connectToDatabaseOf } from '../../fixtures/database/site-database';
import { createClient } from '../../fixtures/site/client';
import { eventually } from '../../fixtures/running/eventually';
import { type Site, startSite } from '../../fixtures/site/site';

const FIREFOX = 'Mozilla/5.0 Firefox/140.0';
const dataDir = mkdtempSync(join(tmpdir(), 'guide-events-'));
let site: Site | undefined;

after(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => (site = await startSite({ dataDir, env: { DATABASE_URL: '' } }));

async function countOne({ url }: Site): Promise<void> {
  const body = { name: 'pageview', url: `${url}/guides`, domain: new URL(url).host };
  const headers = { 'user-agent': FIREFOX };
  const answer = await createClient(url).post('/api/event', body, { headers });
  assert.equal(answer.status, 202);
}

async function counted(): Promise<number> {
  const db = await connectToDatabaseOf({ dataDir });
  const { _sum } = await db.dailyEvent.aggregate({
    where: { path: '/guides' },
    _sum: { count: true },
  });
  await db.$disconnect();
  return _sum.count ?? 0;
}

test('an event is there after a stop, and after a kill once it is written, by itself', async () => {
  const first = await start();
  await countOne(first);
  assert.equal(await first.stop('SIGTERM'), 0);

  const second = await start();
  assert.equal(await counted(), 1);
  await countOne(second);
  await eventually(async () => assert.equal(await counted(), 2), 30_000);
  await second.stop('SIGKILL');

  await start();
  assert.equal(await counted(), 2);
});

test('days are kept for 25 months, what was looked for in vain for 90 days, and no longer', async () => {
  const monthsAgo = (months: number) => {
    const day = new Date();
    day.setUTCDate(1);
    day.setUTCMonth(day.getUTCMonth() - months);
    return day;
  };
  const row = { event: 'pageview', path: '/villes', count: 1 };
  const before = await connectToDatabaseOf({ dataDir });
  await before.dailyEvent.createMany({
    data: [24, 26, 40].map((months) => ({ ...row, day: monthsAgo(months) })),
  });
  const fruitless = { event: 'search_fruitless', path: 'introuvable', count: 3 };
  await before.dailyEvent.createMany({
    data: [1, 4].map((months) => ({ ...fruitless, day: monthsAgo(months) })),
  });
  await before.$disconnect();
  await site?.stop();

  await start();
  const db = await connectToDatabaseOf({ dataDir });
  await eventually(async () => {
    const days = await db.dailyEvent.findMany({
      where: { path: '/villes' },
      select: { day: true },
    });
    assert.deepEqual(
      days.map(({ day }) => day.toISOString().slice(0, 10)),
      [monthsAgo(24).toISOString().slice(0, 10)],
    );
    assert.equal(await db.dailyEvent.count({ where: { path: 'introuvable' } }), 1);
  }, 20_000);
  await db.$disconnect();
});

test('a reading raises the counter of its article, and drops no page', async () => {
  const { url } = site as Site;
  const db = await connectToDatabaseOf({ dataDir });
  const { id, slug, viewCount } = await db.article.findFirstOrThrow({
    where: { publishedAt: { lte: new Date() } },
    select: { id: true, slug: true, viewCount: true },
  });
  const generation = async () =>
    /^content_generation (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  const before = await generation();
  assert.ok(before);
  for (const name of ['article_view', 'article_like']) {
    const body = { name, url: `${url}/master-maroc/${slug}`, domain: new URL(url).host };
    await createClient(url).post('/api/event', body, { headers: { 'user-agent': FIREFOX } });
  }
  await eventually(async () => {
    const row = await db.article.findUniqueOrThrow({ where: { id }, select: { viewCount: true } });
    assert.equal(row.viewCount, viewCount + 1);
  }, 20_000);
  await db.$disconnect();
  assert.equal(await generation(), before);
});
