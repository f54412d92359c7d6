import { get } from '../load/get';
import { count, kilobytes, median, milliseconds, ratio } from '../report/figures';
import type { Outcome, Series } from '../report/outcome';
import { makeStale } from '../site/changes';
import { residentBytes } from '../site/process';
import { removeMasters, seedMasters } from '../site/seed-masters';
import { type BenchSite, openSite } from '../site/site';

const MASTERS = 10_000;
const ROUNDS = 15;
/** The first renders of a process are slow, until the engine knows the code. */
const WARMING = 5;
const MB = 1024 * 1024;
const OTHER = '/actualites';
/** The first reads the directory anew, the others find it read. */
const ASKED = [
  '/masters',
  '/masters?ville=fes',
  '/masters?specialisation=finance&ville=casablanca',
];

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
    const first = at('/masters') / at(OTHER);
    const [, , filtered = ''] = ASKED;
    const later = at(filtered) / at(OTHER);
    const { body } = await get(`${site.url}/masters`, { 'accept-encoding': 'br' });
    const before = residentBytes(site.pid);
    const file = await get(`${site.url}/masters.json`, { 'accept-encoding': 'gzip' });
    const grown = Math.max(0, residentBytes(site.pid) - before);
    return {
      bars: [
        {
          ...{ bar: 10, what: 'a cold page of filters, against /actualites', limit: '≤ 1.3 ×' },
          ...{ figure: ratio(later), isMet: later <= 1.3 },
        },
        {
          ...{ bar: 10, what: 'the first one after a change, which reads the directory anew' },
          ...{ limit: '≤ 1.3 ×', figure: ratio(first), isMet: first <= 1.3 },
        },
        {
          ...{ bar: 10, what: 'HTML of `/masters`, brotli', limit: '≤ 20 kB' },
          ...{ figure: kilobytes(body.length), isMet: body.length <= 20_000 },
        },
      ],
      tables: [
        {
          title: `Time to the whole answer after a change, medians of ${ROUNDS}`,
          columns: ['page', 'time'],
          rows: [OTHER, ...ASKED].map((path) => [`\`${path}\``, milliseconds(at(path))]),
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
    for (const path of [OTHER, ...ASKED]) {
      const started = performance.now();
      const { status } = await get(site.url + path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      const took = performance.now() - started;
      if (round >= WARMING) times.set(path, [...(times.get(path) ?? []), took]);
    }
  }
  return times;
}
