import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptHeaders, passedHeaders, securityHeaders } from './headers';

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
