import { makeStale } from '../site/changes';
import { count, median, milliseconds, ratio } from '../report/figures';
import { get } from '../load/get';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { PAGES } from '../site/site';
import { type BenchSite, openSite } from '../site/site';

const SIZES = [100, 1000, 10_000];
const REPEATS = 9;
const SLOWEST = 'slowest cold render at 10,000 articles';
/** The first renders of a process are slow at any size, until the engine knows the code. */
const WARMING = 10;

export const scale: Series = { name: 'scale', title: 'Cold renders as the content grows', run };

async function run(): Promise<Outcome> {
  const series: Map<string, number>[] = [];
  for (const size of SIZES) {
    const site = await openSite(size);
    try {
      series.push(await renderAll(site));
    } finally {
      await site.stop();
    }
  }
  const [small, , large] = series;
  const at = (times: Map<string, number> | undefined, path: string) => times?.get(path) ?? NaN;
  const growth = (path: string) => at(large, path) / at(small, path);
  const slowest = worst(PAGES, (path) => at(large, path));
  const growing = worst(PAGES, growth);
  return {
    bars: [
      atMost(3, `${SLOWEST} (${slowest})`, at(large, slowest), 15, milliseconds),
      atMost(3, `most growth from 100 to 10,000 (${growing})`, growth(growing), 1.5, ratio),
    ],
    tables: [
      {
        title: `Time to the whole answer after a change, medians of ${REPEATS}, compressed twice included`,
        columns: ['page', ...SIZES.map((size) => `${count(size)} articles`), 'growth'],
        rows: PAGES.map((path) => [
          `\`${path}\``,
          ...series.map((times) => milliseconds(at(times, path))),
          ratio(growth(path)),
        ]),
      },
    ],
  };
}

async function renderAll(site: BenchSite): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(PAGES.map((path) => [path, []]));
  for (let round = 0; round < WARMING + REPEATS; round += 1) {
    for (const path of PAGES) {
      await makeStale(site);
      const started = performance.now();
      const { status } = await get(site.url + path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      if (round >= WARMING) times.get(path)?.push(performance.now() - started);
    }
  }
  return new Map([...times].map(([path, values]) => [path, median(values)]));
}

function worst(paths: readonly string[], by: (path: string) => number): string {
  return paths.toSorted((one, other) => by(other) - by(one))[0] ?? '';
}
