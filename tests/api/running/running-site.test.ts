import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { connectToSiteDatabase } from '../../fixtures/database/site-database';
import { eventually } from '../../fixtures/running/eventually';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';
import { siteUnderTest } from '../../fixtures/site/client';
import { rawAnswer } from '../../fixtures/site/raw-request';

const site = siteUnderTest();
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'guide-backup-site-'));
const file = join(folder, 'site.gz');
const db = await connectToSiteDatabase();

after(async () => {
  await db.$disconnect();
  rmSync(folder, { recursive: true, force: true });
});

test('the figures of a running site are complete, and for this machine alone', async () => {
  await untilNotBusy(() => rawAnswer(site, '/villes'));
  await untilNotBusy(() => rawAnswer(site, '/api/cities?limit=1'));
  const { status, body } = await rawAnswer(site, '/metrics');
  assert.equal(status, 200);
  for (const figure of [
    /^http_request_duration_seconds_bucket\{page="\/villes",status="200",le="[\d.]+"\} \d+$/m,
    /^http_request_duration_seconds_count\{page="\/api\/\[resource\]",status="200"\} \d+$/m,
    /^page_cache_answers_total\{state="(?:hit|miss|stale)"\} \d+$/m,
    /^content_generation \d+$/m,
    /^render_running \d+$/m,
    /^render_waiting \d+$/m,
    /^database_pool_connections\{pool="application",state="total"\} [1-9]\d*$/m,
    /^database_pool_connections\{pool="application",state="waiting"\} \d+$/m,
    /^events_dropped_total \d+$/m,
    /^process_resident_memory_bytes [\d.e+]+$/m,
  ]) {
    assert.match(body, figure);
  }
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const outside = await rawAnswer(site, '/metrics', { headers: { [header]: '203.0.113.9' } });
    assert.equal(outside.status, 404, header);
    assert.doesNotMatch(outside.body, /http_request_duration/);
  }
});

test('a site that runs is backed up and restored, and shows what was restored', async () => {
  const { TEST_DATA_DIR = '', TEST_DATABASE_URL = '' } = process.env;
  const env = { ...process.env, DATA_DIR: TEST_DATA_DIR, DATABASE_URL: TEST_DATABASE_URL };
  const script = (name: string, ...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', `lib/backup/scripts/${name}.ts`, ...args], { env });

  const { stdout } = await script('backup', file);
  assert.match(stdout, /^articles: \d+ rows$/m);
  assert.match(stdout, /^Wrote .*site\.gz \(\d+\.\d MB\)$/m);
  assert.equal(statSync(file).mode & 0o777, 0o600);

  await db.$executeRaw`UPDATE cities SET name = 'Une autre ville' WHERE slug = 'rabat'`;
  const page = async () => (await fetch(`${site}/villes/rabat`)).text();
  await eventually(async () => assert.match(await page(), /Une autre ville/));

  const refused = await script('restore', file).catch((error: Error) => error);
  assert.ok(refused instanceof Error);
  const { code, stderr } = refused as Error & { code: number; stderr: string };
  assert.equal(code, 1);
  assert.match(stderr, /^The database is not empty \([^\n]*\): add --yes to replace all of it\n$/);

  const restored = await script('restore', file, '--yes');
  assert.match(restored.stdout, /^Restored .*site\.gz$/m);
  await eventually(async () => assert.doesNotMatch(await page(), /Une autre ville/));
  assert.equal((await fetch(`${site}/readyz`)).status, 200);
});
