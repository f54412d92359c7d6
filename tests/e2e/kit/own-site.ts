import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';
import { test as shared } from './test';

/** Tests at a site of their own, with an empty database that they may fill as they like. */
export const test = shared.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    async ({}, provide) => {
      const site = await startOwnSite();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite.url),
  db: [({ ownSite }, provide) => provide(ownSite.db), { scope: 'worker' }],
});
