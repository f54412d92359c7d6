import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyLimit, judge } from './judge';

type Case = [name: string, asked: Parameters<typeof judge>[0], status: number];

const get = (url: string, headers = {}) => ({ method: 'GET', url, headers });
const post = (url: string, headers = {}) => ({ method: 'POST', url, headers });

const refusals: Case[] = [
  ['malformed percent-encoding', get('/%E0%A4%A'), 400],
  ['NUL', get('/villes/%00'), 400],
  ['dot segments', get('/villes/..%2f..'.replace('%2f', '/')), 400],
  ['an absolute address', get('http://evil.example/'), 400],
  ['a long path', get(`/${'a'.repeat(1100)}`), 414],
  ['a long query', get(`/recherche?q=${'a'.repeat(4200)}`), 414],
  ['Next-Action on a page', get('/', { 'next-action': 'abc' }), 400],
  ['Next-Action sent to a page', post('/', { 'next-action': 'abc' }), 400],
  ['Next-Action on the API', post('/api/newsletter/subscribe', { 'next-action': '' }), 400],
  ['an upgrade', get('/', { upgrade: 'WebSocket' }), 400],
  ['the image optimiser', get('/_next/image?url=http://169.254.169.254/'), 404],
  ['the data routes of the old router', get('/_next/data/x/index.json'), 404],
  ['the payload of a page by another name', get('/admin/index.rsc'), 404],
  ['TRACE', { method: 'TRACE', url: '/', headers: {} }, 405],
  ['PROPFIND on the API', { method: 'PROPFIND', url: '/api/articles', headers: {} }, 405],
  ['POST on a page', post('/contact'), 405],
  ['OPTIONS on a page', { method: 'OPTIONS', url: '/', headers: {} }, 405],
  ['a doubled slash on a write', post('//api/newsletter/subscribe'), 404],
  ['an announced body over the limit', post('/api/x', { 'content-length': '65537' }), 413],
  ['a body of a read over the limit', get('/', { 'content-length': '60000000' }), 413],
];

for (const [name, asked, status] of refusals) {
  test(`${name} is refused with ${status}`, () => {
    const verdict = judge(asked);
    assert.equal(verdict.kind === 'refuse' ? verdict.status : 'let through', status);
  });
}

test('405 names what is allowed', () => {
  const verdict = judge(post('/contact'));
  assert.deepEqual('headers' in verdict && verdict.headers, { Allow: 'GET, HEAD' });
});

test('a misspelt address leads to the one spelling, on this host', () => {
  for (const [url, location] of [
    ['/villes/?page=2', '/villes?page=2'],
    ['//admin', '/admin'],
    ['//evil.example/', '/evil.example'],
    ['/%61dmin', '/admin'],
  ] as const) {
    const verdict = judge(get(url));
    assert.deepEqual('headers' in verdict && verdict.headers, { Location: location });
  }
});

test('fields that were left empty lead to the address without them', () => {
  for (const [url, location] of [
    ['/masters?q=&ville=fes&type=&tri=', '/masters?ville=fes'],
    ['/recherche?q=droit&ville=', '/recherche?q=droit'],
    ['/recherche?q=', '/recherche'],
    ['/villes/?page=&x=1', '/villes?x=1'],
    ['/?=', '/'],
  ] as const) {
    const verdict = judge(get(url));
    assert.deepEqual('headers' in verdict && verdict.headers, { Location: location }, url);
    assert.equal(judge(get(location)).kind, 'pass', 'and no further');
  }
  for (const url of [
    '/?',
    '/?a',
    '/?a==',
    '/?a=b=',
    '/?&&',
    '/api/cities?q=',
    '/login/error?error=',
  ]) {
    assert.equal(judge(get(url)).kind, 'pass', url);
  }
  assert.equal(judge(post('/newsletter/desinscription?jeton=')).kind, 'pass');
});

test('what visitors and staff send goes through', () => {
  assert.deepEqual(judge(get('/universites?ville=fes')), {
    kind: 'pass',
    path: '/universites',
    search: '?ville=fes',
  });
  for (const asked of [
    get('/', { upgrade: 'h2c' }),
    get('/villes/fes', { rsc: '1' }),
    post('/api/newsletter/subscribe', { 'content-length': '65536' }),
    post('/newsletter/inscription'),
    post('/contact/envoi'),
    post('/newsletter/desinscription?jeton=x'),
    { method: 'PUT', url: '/api/admin/articles/1', headers: { 'content-length': '524288' } },
    { method: 'OPTIONS', url: '/api/articles', headers: {} },
  ]) {
    assert.equal(judge(asked).kind, 'pass', asked.url);
  }
});

test('each route has its limit', () => {
  assert.equal(bodyLimit('/api/newsletter/subscribe'), 65_536);
  assert.equal(bodyLimit('/api/admin/articles'), 524_288);
  assert.equal(bodyLimit('/api/admin/articles/some-id'), 524_288);
  assert.equal(bodyLimit('/api/admin/articles-of-others'), 65_536);
  assert.equal(bodyLimit('/api/admin/media'), 9_437_184);
  assert.equal(bodyLimit('/api/admin/import/programmes'), 16_777_216);
});
