import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { createOwnDatabase, embeddedUrl } from '../../fixtures/database/site-database';
import { eventually } from '../../fixtures/running/eventually';
import { type Site, startSite } from '../../fixtures/site/site';

const run = promisify(execFile);
const dataDir = mkdtempSync(join(tmpdir(), 'guide-backup-site-'));
const file = join(dataDir, 'site.gz');
let site: Site | undefined;

after(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a site that runs is backed up and restored, and shows what was restored', async () => {
  const isServer = process.env.TEST_DATABASE === 'postgres';
  const env = { DATABASE_URL: isServer ? await createOwnDatabase('backup_running_site') : '' };
  const { url } = (site = await startSite({ dataDir, env }));
  const script = (name: string, ...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', `lib/backup/scripts/${name}.ts`, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, ...env },
    });

  const { stdout } = await script('backup', file);
  assert.match(stdout, /^articles: \d+ rows$/m);
  assert.match(stdout, /^Wrote .*site\.gz \(\d+\.\d MB\)$/m);
  assert.equal(statSync(file).mode & 0o777, 0o600);

  const database = new Client({
    connectionString: env.DATABASE_URL || (await embeddedUrl(dataDir)),
  });
  await database.connect();
  await database.query(`UPDATE cities SET name = 'Une autre ville' WHERE slug = 'rabat'`);
  await database.end();
  const page = async () => (await fetch(`${url}/villes/rabat`)).text();
  await eventually(async () => assert.match(await page(), /Une autre ville/), 30_000);

  const refused = await script('restore', file).catch((error: Error) => error);
  assert.ok(refused instanceof Error);
  const { code, stderr } = refused as Error & { code: number; stderr: string };
  assert.equal(code, 1);
  assert.match(stderr, /^The database is not empty \([^\n]*\): add --yes to replace all of it\n$/);

  const restored = await script('restore', file, '--yes');
  assert.match(restored.stdout, /^Restored .*site\.gz$/m);
  await eventually(async () => assert.doesNotMatch(await page(), /Une autre ville/), 30_000);
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
});
