import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo } from '@/lib/db/client';
import { findRunning } from '@/lib/db/embedded/running';
import { createClient } from '../fixtures/client';
import { type Site, startSite } from '../fixtures/site';

const dataDir = mkdtempSync(join(tmpdir(), 'guide-events-'));
let site: Site | undefined;

after(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => (site = await startSite({ dataDir, env: { DATABASE_URL: '' } }));

async function countOne({ url }: Site): Promise<void> {
  const body = { name: 'pageview', url: `${url}/guides`, domain: new URL(url).host };
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const answer = await createClient(url).post('/api/event', body, { headers });
  assert.equal(answer.status, 202);
}

async function counted(): Promise<number> {
  const db = connectTo((await findRunning(dataDir)) ?? '');
  const { _sum } = await db.dailyEvent.aggregate({ _sum: { count: true } });
  await db.$disconnect();
  return _sum.count ?? 0;
}

test('an event is there after a stop, and after a kill five seconds later', async () => {
  const first = await start();
  await countOne(first);
  assert.equal(await first.stop('SIGTERM'), 0);

  const second = await start();
  assert.equal(await counted(), 1);
  await countOne(second);
  await sleep(5000);
  await second.stop('SIGKILL');

  await start();
  assert.equal(await counted(), 2);
});
