import { connectPatiently } from '@/lib/db/connect/client';
import { findRunning } from '@/lib/db/embedded/running';
import { type Site, startSite } from '../../fixtures/site/site';
import { test as shared } from './test';

/** Tests at a site of their own, with an empty database that they may fill as they like. */
export const test = shared.extend<object, { ownSite: Site }>({
  ownSite: [
    async ({}, provide) => {
      const site = await startSite({ env: { SEED: 'none', DATABASE_URL: '' } });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite.url),
  db: [
    async ({ ownSite }, provide) => {
      const url = await findRunning(ownSite.dataDir);
      if (!url) throw new Error('The database of the own site was not found');
      const db = connectPatiently(url);
      await provide(db);
      await db.$disconnect();
    },
    { scope: 'worker' },
  ],
});
