import { connectToDatabaseOf } from '../../fixtures/database/site-database';
import { ownDatabase } from '../../fixtures/database/test-server';
import { type Site, startSite } from '../../fixtures/site/site';
import { test as shared } from './test';

/** Tests at a site of their own, with an empty database that they may fill as they like. */
export const test = shared.extend<object, { ownSite: Site }>({
  ownSite: [
    async ({}, provide) => {
      const site = await startSite({
        env: { SEED: 'none', DATABASE_URL: await ownDatabase('migrated') },
      });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite.url),
  db: [
    async ({ ownSite }, provide) => {
      const db = await connectToDatabaseOf(ownSite);
      await provide(db);
      await db.$disconnect();
    },
    { scope: 'worker' },
  ],
});
