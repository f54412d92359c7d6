import { median, milliseconds } from '../report/figures';
import { get } from '../load/get';
import type { Outcome, Series } from '../report/outcome';
import { PAGES } from '../site/site';
import { openSpiedSite } from '../site/spied-site';

const REPEATS = 5;
const RSC = { rsc: '1' };
const SECTION = /<h[12][\s>]/g;

export const navigation: Series = {
  name: 'navigation',
  title: 'Going from page to page without a reload',
  run,
};

type Row = { path: string; queries: number; sections: number; ms: number };

/** A section is what stands under a heading of the first or second level. */
async function run(): Promise<Outcome> {
  const site = await openSpiedSite(100);
  const rows: Row[] = [];
  try {
    for (const path of PAGES) {
      const { body } = await get(site.url + path);
      const main = /<main[\s\S]*<\/main>/.exec(body.toString())?.[0] ?? '';
      // Next sends a navigation on to the address that its headers call for.
      const sent = await get(site.url + path, RSC);
      const url = new URL(String(sent.headers.location ?? path), site.url + path).href;
      const times: number[] = [];
      let queries = 0;
      for (let time = 0; time < REPEATS; time += 1) {
        await site.queries();
        const started = performance.now();
        const { status } = await get(url, RSC);
        times.push(performance.now() - started);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        queries = (await site.queries()).length;
      }
      rows.push({ path, queries, sections: main.match(SECTION)?.length ?? 1, ms: median(times) });
    }
  } finally {
    await site.stop();
  }
  const most = Math.max(...rows.map(({ queries, sections }) => queries / sections));
  return {
    bars: [
      {
        ...{ bar: 3, what: 'queries for each section of a page, navigating' },
        ...{ limit: '≤ 1.5', figure: most.toFixed(2), isMet: most <= 1.5 },
      },
    ],
    tables: [
      {
        title:
          'What a navigation asks of the database (links are fetched ahead on hover or touch only)',
        columns: ['page', 'queries', 'sections', 'time'],
        rows: rows.map(({ path, queries, sections, ms }) => [
          ...[`\`${path}\``, String(queries), String(sections), milliseconds(ms)],
        ]),
      },
    ],
  };
}
