import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentPolicy, keptHeaders, passedHeaders, securityHeaders, sha256 } from './pack';

const asObject = (list: string[]) =>
  Object.fromEntries(list.flatMap((name, at) => (at % 2 ? [] : [[name, list[at + 1]]])));

test('the list of threats.md is complete', () => {
  assert.deepEqual(Object.keys(asObject(securityHeaders(true, 'policy'))), [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Strict-Transport-Security',
  ]);
  assert.ok(!securityHeaders(false, 'policy').includes('Strict-Transport-Security'));
});

test('of a kept answer nothing stays that is meant for one visitor', () => {
  const kept = keptHeaders({
    'content-type': 'text/html; charset=utf-8',
    'set-cookie': ['a=b'],
    'cache-control': 'private',
    vary: 'rsc',
    'x-nextjs-cache': 'HIT',
    link: ['<a>; rel=preload', '<b>; rel=preload'],
  });
  assert.deepEqual(kept, [
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Link', '<a>; rel=preload', 'Link', '<b>; rel=preload'],
  ]);
});

test('of an answer that is passed on only the server’s own headers are dropped', () => {
  const passed = passedHeaders({
    'x-content-type-options': 'nosniff',
    'set-cookie': ['a=b', 'c=d'],
    'content-length': 12,
    'x-powered-by': 'Next.js',
    'x-middleware-rewrite': '/gate',
    'retry-after': '5',
  });
  assert.deepEqual(passed, ['Set-Cookie', 'a=b', 'Set-Cookie', 'c=d', 'Retry-After', '5']);
});

const site = { analyticsEndpoint: '/api/event', isHttps: false, isDev: false };

test('without inline code nothing but files of the site itself run', () => {
  const policy = contentPolicy(site)();
  assert.match(policy, /^default-src 'none';/);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /style-src 'self'$/);
  assert.doesNotMatch(policy, /unsafe/);
  for (const closed of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
    assert.ok(policy.includes(closed), closed);
  }
});

test('hashes open exactly their own text', () => {
  const policy = contentPolicy(site)({ scripts: ['a=', 'b='], styles: ['c='] });
  assert.match(policy, /script-src 'self' 'sha256-a=' 'sha256-b=';/);
  assert.match(policy, /style-src 'self' 'sha256-c='$/);
});

test('every built sheet may be inserted where Next runs, and is listed once', () => {
  const sheets = ['a{color:red}', 'b{color:blue}'];
  const [first, second] = sheets.map((sheet) => `'sha256-${sha256(sheet)}'`);
  const policy = contentPolicy({ ...site, sheets });
  const styles = [sha256(sheets[1] ?? ''), 'u='];
  const listed = `style-src 'self' ${first} ${second}`;
  assert.ok(policy({ scripts: ['a='], styles }).endsWith(`${listed} 'sha256-u='`));
  const own = `style-src 'self' ${second} 'sha256-u='`;
  assert.ok(policy({ scripts: [], styles }).endsWith(own));
});

test('an analytics host is opened for connections alone, and only its origin', () => {
  const policy = contentPolicy({
    ...site,
    analyticsEndpoint: 'https://plausible.example/api/event',
  })();
  assert.match(policy, /connect-src 'self' https:\/\/plausible\.example;/);
  assert.equal(policy.split('plausible').length, 2);
});

test('under https nothing is loaded without it', () => {
  assert.match(contentPolicy({ ...site, isHttps: true })(), /upgrade-insecure-requests/);
  assert.doesNotMatch(contentPolicy(site)(), /upgrade-insecure-requests/);
});
