import { kilobytes, milliseconds, quantile, ratio } from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { seedRevisions } from '../site/seed-revisions';
import { type BenchSite, openSite } from '../site/site';

const ASKED = 120;
const AT_MOST = '10,000 articles';
const EVERYTHING = 'a list, of revisions and of the palette';
const LISTS = [
  { what: 'articles, first page', path: '/api/articles?limit=20&fields=card' },
  { what: 'articles, third page', path: '/api/articles?limit=20&fields=card&offset=40' },
  { what: 'articles, by title', path: '/api/articles?limit=20&fields=card&sort=title' },
  { what: 'articles, looked for', path: '/api/articles?limit=20&fields=card&q=casablanca' },
  { what: 'universities', path: '/api/universities?limit=20&fields=card' },
  { what: 'categories', path: '/api/categories?limit=20&fields=card' },
  { what: 'cities', path: '/api/cities?limit=20&fields=card' },
  { what: 'users', path: '/api/admin/users?limit=20' },
  { what: 'newsletter', path: '/api/admin/newsletter?limit=20' },
];

/** What the palette asks while somebody types. */
const FIND = { what: 'the palette', path: '/api/admin/find?q=casablanca' };

/** Of one article, as many as its dialog shows at once; a hundred are kept. */
const REVISIONS = { what: 'revisions of an article', path: '' };

type Measured = { times: number[]; bytes: number };

export const adminLists: Series = { name: 'admin-lists', title: 'Lists of the back-office', run };

async function run(): Promise<Outcome> {
  const sites = [await openSite(100), await openSite(10_000)] as const;
  const rows = [];
  try {
    const revised = await Promise.all([
      seedRevisions(sites[0].db, 100),
      seedRevisions(sites[1].db, 10_000),
    ]);
    const pathOf = (path: string, at: number) =>
      path || `/api/admin/articles/${revised[at]}/revisions?limit=50`;
    for (const { what, path } of [...LISTS, REVISIONS, FIND]) {
      const measured = sites.map((): Measured => ({ times: [], bytes: 0 }));
      for (let time = 0; time < ASKED; time += 1) {
        for (const [at, site] of sites.entries()) {
          await ask(site, pathOf(path, at), measured[at]);
        }
      }
      const [small = NaN, large = NaN] = measured.map(({ times }) => quantile(times, 0.95));
      rows.push({ what, small, large, bytes: Math.max(...measured.map(({ bytes }) => bytes)) });
    }
  } finally {
    for (const site of sites) await site.stop();
  }
  const bytes = Math.max(...rows.map((row) => row.bytes));
  const lists = rows.filter(({ what }) => what !== FIND.what);
  const growth = Math.max(...lists.map(({ small, large }) => large / small));
  const slowest = Math.max(...rows.map(({ large }) => large));
  return {
    bars: [
      atMost(6, 'largest answer of an admin list', bytes, 15_000, kilobytes),
      atMost(6, `most growth of a list’s p95 from 100 to ${AT_MOST}`, growth, 1.5, ratio),
      atMost(6, `slowest p95 of ${EVERYTHING} at ${AT_MOST}`, slowest, 100, milliseconds),
    ],
    tables: [
      {
        title: `p95 of ${ASKED} calls of an admin, in turn on both sites`,
        columns: ['list', '100 articles', '10,000 articles', 'growth', 'bytes'],
        rows: rows.map(({ what, small, large, bytes }) => [
          ...[what, milliseconds(small), milliseconds(large), ratio(large / small)],
          kilobytes(bytes),
        ]),
      },
    ],
  };
}

async function ask(site: BenchSite, path: string, measured?: Measured): Promise<void> {
  const started = performance.now();
  const answer = await site.asAdmin(path);
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  measured?.times.push(performance.now() - started);
  if (measured) measured.bytes = Math.max(measured.bytes, body.byteLength);
}
