import { get } from '../load/get';
import { count, kilobytes, median, milliseconds, ratio } from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { makeStale } from '../site/changes';
import { residentBytes } from '../site/process';
import { removeFacts, removeMasters, seedMasters } from '../site/seed-masters';
import { type BenchSite, openSite } from '../site/site';

const MASTERS = 10_000;
const ROUNDS = 15;
/** The first renders of a process are slow, until the engine knows the code. */
const WARMING = 5;
const MB = 1024 * 1024;
const OTHER = '/actualites';
/** Where sources are told: what takes longer with fifteen facts a master than with one. */
const TOLD = ['/masters/banc-1', '/masters/banc-1/historique'];
/** What is counted of all facts, once after each change. */
const COUNTED = '/masters/donnees';
/** The first reads the directory anew, the others find it read. */
const ASKED = [
  '/masters',
  '/masters?ville=fes',
  '/masters?specialisation=finance&ville=casablanca',
];

const PAGES = [OTHER, ...ASKED, ...TOLD, COUNTED];

export const finding: Series = {
  name: 'finding',
  title: 'Looking for a master among 10,000',
  run,
};

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  try {
    await removeMasters(site.db);
    await seedMasters(site.db, MASTERS);
    const times = await renderAll(site);
    const at = (path: string) => median(times.get(path) ?? []);
    const dashboard = median(await timeDashboard(site));
    const first = at('/masters') / at(OTHER);
    const [, , filtered = ''] = ASKED;
    const later = at(filtered) / at(OTHER);
    const { body } = await get(`${site.url}/masters`, { 'accept-encoding': 'br' });
    const before = residentBytes(site.pid);
    const file = await get(`${site.url}/masters.json`, { 'accept-encoding': 'gzip' });
    const grown = Math.max(0, residentBytes(site.pid) - before);
    await removeFacts(site.db);
    const bare = await renderAll(site);
    const ratios = [...ASKED, ...TOLD].map((path) => at(path) / median(bare.get(path) ?? []));
    const slowest = Math.max(...ratios);
    return {
      bars: [
        atMost(10, 'a cold page of filters, against /actualites', later, 1.3, ratio),
        atMost(
          10,
          'the first one after a change, which reads the directory anew',
          first,
          1.3,
          ratio,
        ),
        atMost(
          10,
          'list, filters and record with 15 facts a master, against one',
          slowest,
          1.3,
          ratio,
        ),
        atMost(10, `\`${COUNTED}\` after a change`, at(COUNTED), 1000, milliseconds),
        atMost(10, 'the dashboard after a change', dashboard, 300, milliseconds),
        atMost(10, 'HTML of `/masters`, brotli', body.length, 20_000, kilobytes),
      ],
      tables: [
        {
          title: `Time to the whole answer after a change, medians of ${ROUNDS}`,
          columns: ['page', 'with 15 facts a master', 'with one'],
          rows: PAGES.map((path) => [
            `\`${path}\``,
            milliseconds(at(path)),
            milliseconds(median(bare.get(path) ?? [])),
          ]),
        },
      ],
      notes: [
        `\`/masters.json\` is ${count(file.body.length / 1000)} kB in gzip; the site's memory was ${Math.round(grown / MB)} MB larger after it.`,
      ],
    };
  } finally {
    await removeMasters(site.db);
    await site.stop();
  }
}

async function renderAll(site: BenchSite): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < WARMING + ROUNDS; round += 1) {
    await makeStale(site);
    for (const path of PAGES) {
      const started = performance.now();
      const { status } = await get(site.url + path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      const took = performance.now() - started;
      if (round >= WARMING) times.set(path, [...(times.get(path) ?? []), took]);
    }
  }
  return times;
}

async function timeDashboard(site: BenchSite): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round += 1) {
    await makeStale(site);
    const started = performance.now();
    const answer = await site.asAdmin('/admin');
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`/admin: ${answer.status}`);
    if (round >= WARMING) times.push(performance.now() - started);
  }
  return times;
}
