import { exportCsv, sendImport } from '@/tests/fixtures/data/import';
import { forget, signIn } from '@/tests/fixtures/people/sign-in';
import { type Client, createClient } from '@/tests/fixtures/site/client';
import { count, milliseconds, quantile, seconds, timed } from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { openSite } from '../site/site';

const ROWS = 5000;
const FILES = 2;
const ASKED = 60;
const PREFIX = 'essai-';
/** With name and establishment, each master says fifteen things. */
const SAID = {
  kind: 'master',
  status: 'annonce',
  languages: 'fr',
  rhythm: 'temps-plein',
  semesters: '4',
  admission: 'Sur dossier puis entretien',
  admission_modes: 'dossier',
  requirements: 'Une licence de la spécialité',
  official_url: 'https://example.org/',
  fee_amount: '12000',
  fee_per: 'an',
  fee_year: '2026',
  places: '30',
  categories: 'finance',
  source1_publisher: 'Essai',
  source1_kind: 'officiel',
};
const HEADER = ['name', 'slug', 'establishment', 'source1_url', ...Object.keys(SAID)].join();
const LISTS = [
  { what: 'first page', path: '/api/programmes?limit=20&fields=card' },
  { what: 'fiftieth page', path: '/api/programmes?limit=20&fields=card&offset=1000' },
  { what: 'looked for', path: '/api/programmes?limit=20&fields=card&q=finance' },
  { what: 'of one city', path: '/api/programmes?limit=20&fields=card&city=casablanca' },
  { what: 'verified longest ago', path: '/api/programmes?limit=20&fields=card&sort=verifiedOn' },
];

export const directory: Series = {
  name: 'directory',
  title: 'The directory at 10,000 masters',
  run,
};

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  const person = await signIn(site.db);
  const admin = createClient(site.url, person.cookie);
  const clear = () => site.db.programme.deleteMany({ where: { slug: { startsWith: PREFIX } } });
  try {
    await clear();
    const slugs = await site.db.establishment.findMany({ select: { slug: true } });
    const imports = [];
    for (let at = 0; at < FILES; at += 1) {
      imports.push(
        await timeImport(
          admin,
          fileOf(
            at * ROWS,
            slugs.map(({ slug }) => slug),
          ),
        ),
      );
    }
    const rows = [];
    for (const { what, path } of LISTS) rows.push([what, milliseconds(await p95(admin, path))]);
    const exported = await timed(() => exportCsv(admin, 'programmes'));
    const slowest = Math.max(...imports.map(({ checked, written }) => checked + written));
    return {
      bars: [
        atMost(
          10,
          `import of ${count(ROWS)} masters, checked and written`,
          slowest,
          30_000,
          seconds,
        ),
      ],
      tables: [
        {
          title: `p95 of ${ASKED} calls of an admin, with ${count(ROWS * FILES)} masters more`,
          columns: ['list', 'time'],
          rows,
        },
        {
          title: `Files of ${count(ROWS)} masters, and the export of all`,
          columns: ['file', 'checked', 'checked again and written'],
          rows: [
            ...imports.map(({ checked, written }, at) => [
              String(at + 1),
              seconds(checked),
              seconds(written),
            ]),
            ['export', seconds(exported), ''],
          ],
        },
      ],
    };
  } finally {
    await clear();
    await forget(site.db, person);
    await site.stop();
  }
}

async function timeImport(admin: Client, file: string) {
  let plan = '';
  const checked = await timed(async () => {
    plan = (await sendImport(admin, 'programmes', file)).report?.plan ?? '';
  });
  const written = await timed(async () => {
    const { failure } = await sendImport(admin, 'programmes', file, { plan });
    if (failure) throw new Error(failure.message);
  });
  return { checked, written };
}

async function p95(admin: Client, path: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < ASKED; time += 1) {
    times.push(await timed(async () => (await admin.get(path)).arrayBuffer()));
  }
  return quantile(times, 0.95);
}

function fileOf(first: number, establishments: string[]): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const at = first + index;
    const slug = establishments[at % establishments.length];
    const own = [`Master ${at} en finance`, PREFIX + at, slug, `https://example.org/${slug}`];
    return [...own, ...Object.values(SAID)].join();
  });
  return [HEADER, ...rows, ''].join('\n');
}
