import { retitle } from '../site/changes';
import { milliseconds, quantile } from '../report/figures';
import { get } from '../load/get';
import { load } from '../load/load';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { ARTICLE, type BenchSite, openSite } from '../site/site';

const CHANGES = 200;
const QUIET_CHANGES = 100;

export const freshness: Series = { name: 'freshness', title: 'Changes are seen at once', run };

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  let isLoading = true;
  try {
    // The same page is asked for all the while, as fast as a generator can.
    const loading = (async () => {
      while (isLoading) await load(site.url + ARTICLE, { seconds: 1 });
    })();
    const loaded = await change(site, CHANGES);
    isLoading = false;
    await loading;
    const quiet = await change(site, QUIET_CHANGES);
    const afterRestart = await restart(site);
    const stale = loaded.stale + quiet.stale;
    const p95 = quantile(quiet.took, 0.95);
    return {
      bars: [
        atMost(2, `stale answers in ${CHANGES} PUT, then GET, under load`, stale, 0),
        atMost(2, 'PUT and GET together, p95', p95, 50, milliseconds),
        atMost(2, 'stale answers after a restart', afterRestart, 0),
      ],
      tables: [
        {
          title: 'PUT, then GET of the page it changes',
          columns: ['', 'changes', 'stale', 'median', 'p95'],
          rows: [
            row('while a generator asks for the page as fast as it can', loaded),
            row('with nothing else going on', quiet),
          ],
        },
      ],
    };
  } finally {
    isLoading = false;
    await site.stop().catch(() => undefined);
  }
}

type Changed = { stale: number; took: number[] };

function row(what: string, { stale, took }: Changed): string[] {
  const [half, most] = [quantile(took, 0.5), quantile(took, 0.95)];
  return [what, String(took.length), String(stale), milliseconds(half), milliseconds(most)];
}

async function change(site: BenchSite, times: number): Promise<Changed> {
  const took: number[] = [];
  let stale = 0;
  for (let number = 1; number <= times; number += 1) {
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
