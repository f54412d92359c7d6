import { join } from 'node:path';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { openSite } from './site';

/** The site with a spy on its database connections: see spy.mjs. */
export async function openSpiedSite(articles: number) {
  const port = await freePortPair();
  const site = await openSite(articles, {
    preload: join(import.meta.dirname, 'spy.mjs'),
    env: { BENCH_SPY_PORT: String(port) },
  });
  const application = port + 1;
  const tell = async (command: string, at = application): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${at}/${command}`)).json();
  return {
    ...site,
    /** The queries that both processes sent since this was asked last. */
    queries: async () =>
      [await tell('queries', port), await tell('queries')].flat().map((text) => String(text)),
    /** The next render that reads its article stops there. */
    arm: () => tell('arm'),
    held: () => tell('held'),
    release: () => tell('release'),
  };
}
