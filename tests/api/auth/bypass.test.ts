import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, siteUnderTest } from '@/tests/fixtures/site/client';
import { siteDatabaseUrl } from '@/tests/fixtures/database/site-database';
import { rawRequest } from '@/tests/fixtures/site/raw-request';
import { bringPeople } from '@/tests/fixtures/people/people';
import { type Site, startSite } from '@/tests/fixtures/site/site';

const BUILD = process.env.NEXT_DIST_DIR ?? '.next';
// Beside the build, since links inside it are relative.
const COPY = '.next-without-middleware';
const { adminUser, memberUser } = await bringPeople();
let withoutMiddleware: Site;

before(async () => {
  withoutMiddleware = await startSite({
    env: { NEXT_DIST_DIR: buildWithoutMiddleware(), DATABASE_URL: await siteDatabaseUrl() },
  });
});
after(() => withoutMiddleware?.stop());

const ADMIN_CONTENT = /Admin Dashboard|Back to Site|Logout/;
const SUBREQUEST = ['middleware', 'src/middleware', 'pages/_middleware'].map((name) =>
  Array(5).fill(name).join(':'),
);
const RSC = { rsc: '1', accept: 'text/x-component' };
const attempts: [path: string, headers: Record<string, string>][] = [
  ['/admin', {}],
  ['/admin/articles', {}],
  ...SUBREQUEST.map((value): [string, Record<string, string>] => [
    '/admin',
    { 'x-middleware-subrequest': value },
  ]),
  ['/admin', { 'x-middleware-next': '1', 'x-middleware-rewrite': '/admin' }],
  ['/admin', { 'x-invoke-path': '/admin', 'x-invoke-status': '200', 'x-matched-path': '/admin' }],
  ['/admin', RSC],
  ['/admin?_rsc=1', RSC],
  ['/admin', { ...RSC, 'next-router-prefetch': '1' }],
  ['/admin', { ...RSC, 'next-router-segment-prefetch': '/_tree' }],
  ['/admin', { ...RSC, 'next-router-segment-prefetch': '/admin/__PAGE__' }],
  ['/admin.rsc', {}],
  ['/admin.txt', {}],
  ['/admin/index.rsc', {}],
  ['/admin.segments/_tree.segment.rsc', {}],
  ['/admin.segments/admin/__PAGE__.segment.rsc', {}],
  ['/(admin)/admin', {}],
  ['/%61dmin', {}],
  ['/%2561dmin', {}],
  ['//admin', {}],
  ['/./admin', {}],
  ['/x/../admin', {}],
  ['/x/%2e%2e/admin', {}],
  ['/admin/', {}],
  ['/admin//', {}],
  ['/admin.', {}],
  ['/admin/.', {}],
  ['/admin%2f', {}],
  ['/admin;x', {}],
  ['/admin\\', {}],
  ['/ADMIN', {}],
  ['/_next/data/x/admin.json', {}],
  ['/fr/admin', {}],
  ['/en/admin', {}],
];

const sites = {
  'with the middleware': () => siteUnderTest(),
  'without it': () => withoutMiddleware.url,
};

for (const [which, site] of Object.entries(sites)) {
  describe(`threat 1: gate bypass, ${which}`, () => {
    test('an admin sees the dashboard, by which the others are measured', async () => {
      const answer = await createClient(site(), adminUser.cookie).get('/admin');
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), ADMIN_CONTENT);
    });

    for (const who of ['visitor', 'member']) {
      for (const [path, headers] of attempts) {
        test(`a ${who} gets nothing at ${path} ${JSON.stringify(headers)}`, async () => {
          const signedIn = { ...headers, cookie: memberUser.cookie };
          const answer = await rawRequest(site(), path, who === 'member' ? signedIn : headers);
          assert.doesNotMatch(answer, /^200/);
          assert.doesNotMatch(answer, ADMIN_CONTENT);
        });
      }
    }
  });
}

test('threat 1: gate bypass: the copy has no middleware indeed', async () => {
  const answer = await rawRequest(withoutMiddleware.url, '/admin', {});
  assert.doesNotMatch(answer, /x-middleware-rewrite/i);
});

/** The build under test as if middleware.ts had been deleted; the name of its folder. */
function buildWithoutMiddleware(): string {
  rmSync(COPY, { recursive: true, force: true });
  cpSync(BUILD, COPY, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.startsWith(join(BUILD, 'cache')),
  });
  const manifest = join(COPY, 'server/functions-config-manifest.json');
  const { functions, ...rest } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  if (!functions['/_middleware']) throw new Error('The build has no middleware to take out');
  delete functions['/_middleware'];
  writeFileSync(manifest, JSON.stringify({ functions, ...rest }));
  rmSync(join(COPY, 'server/middleware.js'));
  return COPY;
}

type Manifest = { functions: Record<string, unknown> };
