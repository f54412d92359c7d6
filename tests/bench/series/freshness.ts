import { retitle } from '../changes';
import { milliseconds, quantile } from '../figures';
import { get } from '../get';
import { load } from '../load';
import type { Outcome, Series } from '../outcome';
import { ARTICLE, type BenchSite, openSite } from '../site';

const CHANGES = 200;

export const freshness: Series = { name: 'freshness', title: 'Changes are seen at once', run };

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  let isLoading = true;
  try {
    // The same page is asked for all the while, as fast as a generator can.
    const loading = (async () => {
      while (isLoading) await load(site.url + ARTICLE, { seconds: 1 });
    })();
    const { stale, took } = await change(site);
    isLoading = false;
    await loading;
    const afterRestart = await restart(site);
    const p95 = quantile(took, 0.95);
    return {
      bars: [
        {
          ...{ bar: 2, what: `stale answers in ${CHANGES} PUT, then GET, under load`, limit: '0' },
          ...{ figure: String(stale), isMet: stale === 0 },
        },
        {
          ...{ bar: 2, what: 'PUT and GET together, p95, under load', limit: '≤ 50 ms' },
          ...{ figure: milliseconds(p95), isMet: p95 <= 50 },
        },
        {
          ...{ bar: 2, what: 'stale answers after a restart', limit: '0' },
          ...{ figure: String(afterRestart), isMet: afterRestart === 0 },
        },
      ],
      notes: [`PUT and GET together, median: ${milliseconds(quantile(took, 0.5))}.`],
    };
  } finally {
    isLoading = false;
    await site.stop().catch(() => undefined);
  }
}

async function change(site: BenchSite) {
  const took: number[] = [];
  let stale = 0;
  for (let number = 1; number <= CHANGES; number += 1) {
    const started = performance.now();
    const title = await retitle(site, `Essai ${number}`);
    const { body } = await get(site.url + ARTICLE);
    took.push(performance.now() - started);
    if (!body.includes(title)) stale += 1;
  }
  return { stale, took };
}

/** Ends the site the hard way right after a change, and looks at what the next one shows. */
async function restart(site: BenchSite): Promise<number> {
  const title = await retitle(site, 'Essai avant le redémarrage');
  const before = await get(site.url + ARTICLE);
  await site.stop('SIGKILL');
  const next = await openSite(100);
  try {
    const tag = String(before.headers.etag ?? '');
    const after = await get(next.url + ARTICLE, { 'if-none-match': tag });
    const isSame = after.status === 304 || after.body.includes(title);
    const second = await retitle(next, 'Essai après le redémarrage');
    const { body } = await get(next.url + ARTICLE, { 'if-none-match': tag });
    return Number(!isSame) + Number(!body.includes(second));
  } finally {
    await next.stop();
  }
}
