import { isFull } from '../fixtures/running/full';
import { startSite } from '../fixtures/site/site';
import { startPostgres } from '../fixtures/database/postgres';
import { runNodeTests, testFiles } from '../fixtures/running/node-test';

/** More than two cores: these tests wait a lot. The long form measures, so it gets no more. */
const FILES_AT_ONCE = isFull ? 2 : 4;

/** What these try is decided before a database is asked, or on a site of their own. */
const ON_ONE_DATABASE = [
  'auth/bypass',
  'auth/gate',
  'auth/other-provider',
  'auth/ways-in',
  'pages/around-the-pages',
  'pages/browser-script',
  'pages/page-weight',
  'pages/public-site',
  'pages/sitemap',
  'pages/stripped-pages',
  'readers/events-survive',
  'readers/forms',
  'readers/mail',
  'staff/settings',
  'threats/addresses',
  'threats/bodies',
  'threats/bombs',
  'threats/costly-texts',
  'threats/headers',
  'threats/overload',
  'threats/process',
].map((name) => `tests/api/${name}.test.ts`);

const args = process.argv.slice(2);
const [first = ''] = args;
const isMode = first === 'embedded' || first === 'postgres';
const [mode, given] = isMode ? [first, args.slice(1)] : ['embedded', args];

const postgres = mode === 'postgres' ? await startPostgres() : undefined;
const site = await startSite({ env: postgres ? { DATABASE_URL: postgres.url } : {} });
console.log(`API tests on ${postgres ? 'PostgreSQL' : 'the embedded database'} at ${site.url}`);

const files = given.length > 0 ? given : testFiles('tests/api').filter(isSeenHere);
if (mode === 'postgres') {
  console.log(`Seen on the embedded database only: ${ON_ONE_DATABASE.join(', ')}`);
}

let status = 1;
try {
  status = await runNodeTests(files, {
    concurrency: FILES_AT_ONCE,
    env: {
      TEST_SITE_URL: site.url,
      TEST_DATA_DIR: site.dataDir,
      TEST_DATABASE: mode ?? 'embedded',
      ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    },
  });
} finally {
  await site.stop();
  await postgres?.stop();
}
process.exit(status);

function isSeenHere(file: string): boolean {
  return mode === 'embedded' || !ON_ONE_DATABASE.includes(file);
}
