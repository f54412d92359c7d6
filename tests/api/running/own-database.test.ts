// The database that the site brings along, whatever the other tests run on.
import assert from 'node:assert/strict';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connectToDatabaseOf } from '../../fixtures/database/site-database';
import { samples } from '../../fixtures/data/samples';
import { SESSION_COOKIE, signInThroughProvider } from '../../fixtures/people/sign-in-flow';
import { eventually } from '../../fixtures/running/eventually';
import { createClient } from '../../fixtures/site/client';
import { assertFailedStart } from '../../fixtures/site/failed-start';
import { type Site, startSite } from '../../fixtures/site/site';

const FIREFOX = 'Mozilla/5.0 Firefox/140.0';
const dataDir = mkdtempSync(join(tmpdir(), 'guide-own-'));
const start = () => startSite({ dataDir, env: { SEED: 'none', DATABASE_URL: '' } });
let site = await start();

after(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('who signs in with the password of the first start may write, and readers see it at once', async () => {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'local-secrets.json'), 'utf8')) as {
    LOCAL_LOGIN_PASSWORD: string;
  };
  const { token } = await signInThroughProvider(site.url, {
    ...{ email: 'admin@guide.local', password: secrets.LOCAL_LOGIN_PASSWORD },
  });
  const admin = createClient(site.url, `${SESSION_COOKIE}=${token}`);
  const city = samples.cities();
  const page = async () => (await createClient(site.url).get(`/villes/${city.slug}`)).status;
  assert.equal(await page(), 404);
  assert.equal((await admin.post('/api/admin/cities', city)).status, 201);
  assert.equal(await page(), 200);
  assert.equal((await admin.post('/api/admin/cities', city)).status, 409);
});

test('a second site on its data directory says so and ends', async () => {
  await assertFailedStart({ DATA_DIR: dataDir }, /^DATA_DIR: .* is in use/);
  assert.equal((await createClient(site.url).get('/api/cities')).status, 200);
});

async function countOne({ url }: Site): Promise<void> {
  const body = { name: 'pageview', url: `${url}/guides`, domain: new URL(url).host };
  const headers = { 'user-agent': FIREFOX };
  const answer = await createClient(url).post('/api/event', body, { headers });
  assert.equal(answer.status, 202);
}

async function counted(): Promise<number> {
  const db = await connectToDatabaseOf({ dataDir });
  const rows = await db.dailyEvent.findMany({ where: { path: '/guides' } });
  await db.$disconnect();
  return rows.reduce((sum, { count }) => sum + count, 0);
}

test('an event is there after a stop, and after a kill once it is written, by itself', async () => {
  await countOne(site);
  assert.equal(await site.stop('SIGTERM'), 0);

  site = await start();
  assert.equal(await counted(), 1);
  await countOne(site);
  await eventually(async () => assert.equal(await counted(), 2));
  await site.stop('SIGKILL');

  site = await start();
  assert.equal(await counted(), 2);
});
