import { connectToEmbedded } from '../../fixtures/database/site-database';
import { type Site, startSite } from '../../fixtures/site/site';
import { test as shared } from './test';

/** Tests at a site of their own, with an empty database that they may fill as they like. */
export const test = shared.extend<object, { ownSite: Site }>({
  ownSite: [
    async ({}, provide) => {
      const site = await startSite({ env: { SEED: 'none', DATABASE_URL: '' }, timeoutMs: 110_000 });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite.url),
  db: [
    async ({ ownSite }, provide) => {
      const db = await connectToEmbedded(ownSite);
      await provide(db);
      await db.$disconnect();
    },
    { scope: 'worker' },
  ],
});
