import { applyMigrations } from '@/lib/db/migrations/migrate';
import { query, startPostgres } from '@/tests/fixtures/database/postgres';
import { startSite } from '@/tests/fixtures/site/site';

export type TestServer = {
  url: string;
  version: string;
  /** Makes the template with the first content; a site is started for that, so it must be built. */
  fillDemo: () => Promise<void>;
  stop: () => Promise<void>;
};

/** One PostgreSQL for the whole run, with a template of what each test's database begins with. */
export async function startTestServer(isMachines: boolean): Promise<TestServer> {
  const { url, createDatabase, stop } = await startPostgres({ isLasting: false, isMachines });
  const [{ server_version: version } = {}] = await query(url, 'SHOW server_version');
  await applyMigrations(await createDatabase('migrated'));
  return {
    ...{ url, version: String(version), stop },
    async fillDemo() {
      await query(url, 'CREATE DATABASE demo TEMPLATE migrated');
      const demo = Object.assign(new URL(url), { pathname: '/demo' }).href;
      const site = await startSite({ env: { DATABASE_URL: demo } });
      await site.stop();
    },
  };
}
