import { makeStale, retitle } from '../site/changes';
import { get } from '../load/get';
import type { Outcome, Series } from '../report/outcome';
import { ARTICLE } from '../site/site';
import { openSpiedSite } from '../site/spied-site';

const RACES = 51;
/** When the held render goes on, and how often the article changes while it is held. */
const ORDERS = ['asked while held', 'released first', 'two changes'] as const;

export const races: Series = { name: 'races', title: 'A render held open across a change', run };

/**
 * The render has read the article and is stopped; the article is changed; the render goes on. What
 * it made shows the time before the change, and must be shown to nobody who asks after it.
 */
async function run(): Promise<Outcome> {
  const site = await openSpiedSite(100);
  let stale = 0;
  let held = 0;
  try {
    for (let race = 1; race <= RACES; race += 1) {
      await makeStale(site);
      await site.arm();
      const early = get(site.url + ARTICLE);
      await site.held();
      held += 1;
      const order = ORDERS[race % ORDERS.length];
      if (order === 'two changes') await retitle(site, `Avant ${race}`);
      const title = await retitle(site, `Essai ${race}`);
      if (order === 'released first') await site.release();
      const during = await get(site.url + ARTICLE);
      await site.release();
      await early;
      const after = await get(site.url + ARTICLE);
      if (!during.body.includes(title) || !after.body.includes(title)) stale += 1;
    }
  } finally {
    await site.release();
    await site.stop();
  }
  return {
    bars: [
      {
        ...{ bar: 2, what: `stale answers in ${held} forced races`, limit: `0 of ${RACES}` },
        ...{ figure: String(stale), isMet: stale === 0 && held === RACES },
      },
    ],
  };
}
