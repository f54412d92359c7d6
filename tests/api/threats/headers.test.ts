import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteUnderTest } from '../../fixtures/site/client';
import { bringPeople } from '../../fixtures/people/people';
import { rawAnswer } from '../../fixtures/site/raw-request';

const { adminUser } = await bringPeople();
const site = siteUnderTest();
const JSON_POST = { 'content-type': 'application/json', origin: site };

type Case = [status: number, path: string, sent?: Parameters<typeof rawAnswer>[2]];
const scriptOf = async (path: string, form: RegExp) =>
  form.exec((await rawAnswer(site, path)).body)?.[0] ?? '/no-script';
const CASES: Case[] = [
  ...[
    '/',
    '/universites',
    '/villes/fes',
    '/master-maroc/etudier-a-fes',
    '/contact',
    '/newsletter',
  ].map((path): Case => [200, path]),
  ...['/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/opengraph-image'].map(
    (path): Case => [200, path],
  ),
  [200, await scriptOf('/', /\/_site\/[^"]+\.js/)],
  [200, await scriptOf('/login', /\/_next\/static\/[^"]+\.js/)],
  [200, '/api/articles?limit=1'],
  [200, '/healthz'],
  [200, '/login'],
  [200, '/admin', { headers: { cookie: adminUser.cookie } }],
  [304, '/', { headers: { 'if-none-match': '*' } }],
  [308, '/villes/'],
  [400, '/%E0%A4%A'],
  [400, '/', { headers: { upgrade: 'websocket', connection: 'upgrade' } }],
  [400, '/api/newsletter/subscribe', { method: 'POST', headers: JSON_POST, body: '{' }],
  [401, '/admin'],
  [401, '/api/admin/users'],
  [403, '/api/newsletter/subscribe', { method: 'POST', headers: { ...JSON_POST, origin: 'null' } }],
  [404, '/nulle-part'],
  [404, '/villes/nulle-part'],
  [404, '/_next/static/x.js'],
  [404, '/api/nulle-part'],
  [405, '/', { method: 'DELETE' }],
  [405, '/api/cities', { method: 'PATCH' }],
  [
    413,
    '/api/newsletter/subscribe',
    { method: 'POST', headers: JSON_POST, body: 'x'.repeat(70_000) },
  ],
  [414, `/${'a'.repeat(2000)}`],
  [415, '/api/newsletter/subscribe', { method: 'POST', headers: { origin: site }, body: 'x' }],
  [422, '/api/newsletter/subscribe', { method: 'POST', headers: JSON_POST, body: '{}' }],
  [431, '/', { headers: { 'x-long': 'a'.repeat(20_000) } }],
];

for (const [status, path, sent] of CASES) {
  const asked = `${sent?.method ?? 'GET'} ${path.slice(0, 60)}`;
  test(`threat headers: on every answer, errors included: ${asked} ${status}`, async () => {
    const answer = await rawAnswer(site, path, sent);
    assert.equal(answer.status, status);
    const { headers } = answer;
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /^default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /base-uri 'none'/);
    assert.doesNotMatch(policy, /unsafe-|\*|script-src[^;]*(?:https?:|data:)/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.match(String(headers['permissions-policy']), /camera=\(\)/);
    assert.equal(headers['x-powered-by'], undefined);
    assert.equal(headers['strict-transport-security'], undefined, 'the site under test has no TLS');
    assert.equal(headers['set-cookie'], undefined);
    for (const name of Object.keys(headers)) assert.doesNotMatch(name, /^access-control/);
  });
}
