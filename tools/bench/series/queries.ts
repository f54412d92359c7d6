import { median, milliseconds } from '../report/figures';
import { get } from '../load/get';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { makeStale } from '../site/changes';
import { PAGES } from '../site/site';
import { openSpiedSite } from '../site/spied-site';

const REPEATS = 5;
const hundredths = (value: number) => value.toFixed(2);
const SECTION = /<h[12][\s>]/g;

export const queries: Series = {
  name: 'queries',
  title: 'What a page asks of the database',
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
      const times: number[] = [];
      let asked = 0;
      for (let time = 0; time < REPEATS; time += 1) {
        await makeStale(site);
        await site.queries();
        const started = performance.now();
        const { status } = await get(site.url + path);
        times.push(performance.now() - started);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        asked = (await site.queries()).length;
      }
      const sections = main.match(SECTION)?.length ?? 1;
      rows.push({ path, queries: asked, sections, ms: median(times) });
    }
  } finally {
    await site.stop();
  }
  const most = Math.max(...rows.map((row) => row.queries / row.sections));
  return {
    bars: [atMost(3, 'queries for each section of a page that is rendered', most, 1.5, hundredths)],
    tables: [
      {
        title: 'The first reader after a change (links are fetched ahead on hover or touch only)',
        columns: ['page', 'queries', 'sections', 'time'],
        rows: rows.map((row) => [
          ...[`\`${row.path}\``, String(row.queries), String(row.sections), milliseconds(row.ms)],
        ]),
      },
    ],
  };
}
