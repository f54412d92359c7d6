import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentGeneration } from '@/lib/front/freshness/generation';
import { requestHeaders } from './ask';

const identity = {
  path: '/admin',
  siteUrl: 'https://www.example.org',
  requestId: 'request-1',
  clientAddress: '203.0.113.7',
};

test('what pages and handlers need passes', () => {
  const passed = requestHeaders({ cookie: 'a=b', rsc: '1', origin: 'https://o.example' }, identity);
  assert.equal(passed.cookie, 'a=b');
  assert.equal(passed.rsc, '1');
  assert.equal(passed.origin, 'https://o.example');
});

test('a page for readers is asked for as a document', () => {
  const given = { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/', accept: '*/*' };
  const passed = requestHeaders(given, identity, true);
  const asked = Object.keys(passed).filter((name) => name in given);
  assert.deepEqual(asked, ['accept']);
});

const TREE = [
  '',
  { children: ['admin', { children: [['id', 'a', 'd', null], {}] }] },
  null,
  null,
  4,
];

for (const [name, header, isRouted] of [
  ['a page of the back-office', TREE, true],
  ['nothing', [], false],
  ['a child that is none', ['', { children: 1 }], false],
  ['a parameter of an unknown kind', ['', { children: [['id', 'a', 'x', null], {}] }], false],
  ['half a text', '[broken', false],
  ['half a sign', '%', false],
  ['two trees', ['[""', '{}]'], false],
] as const) {
  test(`threat 52: broken router state trees: ${name} is answered with ${isRouted ? 'what the router wants' : 'the document'}`, () => {
    const text = typeof header === 'string' ? header : encodeURIComponent(JSON.stringify(header));
    const given = { rsc: '1', 'next-router-state-tree': text, cookie: 'a=b' };
    const passed = requestHeaders(given, identity);
    assert.equal(passed.rsc, isRouted ? '1' : undefined);
    assert.equal(passed['next-router-state-tree'], isRouted ? text : undefined);
    assert.equal(passed.cookie, 'a=b');
  });
}

test('who asks is told apart from the one name that readers get', () => {
  const agentOf = (given: object, isForReader: boolean) => {
    const forged = { ...given, 'x-guide-client-agent': 'forged' };
    const passed = requestHeaders(forged, identity, isForReader);
    return [passed['x-guide-client-agent'], passed['user-agent']];
  };
  const robot = { 'user-agent': 'Googlebot/2.1' };
  assert.deepEqual(agentOf(robot, true), ['Googlebot/2.1', 'guide']);
  assert.deepEqual(agentOf(robot, false), ['Googlebot/2.1', 'Googlebot/2.1']);
  assert.deepEqual(agentOf({}, true), ['', 'guide']);
});

test('threat 53: private headers from outside: nothing internal passes, known or to come', () => {
  const names = [
    ...['x-middleware-subrequest', 'x-middleware-rewrite', 'x-nextjs-data', 'x-invoke-path'],
    ...['x-matched-path', 'x-now-route-matches', 'x-prerender-revalidate', 'x-rewrite-url'],
    ...['next-action', 'next-resume', 'forwarded', 'x-real-ip', 'x-http-method-override'],
    ...[
      'x-guide-form',
      'x-guide-fault',
      'x-guide-show',
      'x-guide-cut-off',
      'content-security-policy',
    ],
  ];
  const given = Object.fromEntries(names.map((name) => [name, 'forged']));
  const passed = requestHeaders(given, identity);
  for (const name of names) assert.equal(passed[name], undefined, name);
});

test('host, address and request id are the server’s own word', () => {
  const passed = requestHeaders(
    {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-for': '1.1.1.1',
      'x-guide-client-address': '1.1.1.1',
      'x-guide-path': '/forged',
      'x-guide-generation': '1000',
      'x-request-id': 'forged-id',
    },
    identity,
  );
  assert.deepEqual(passed, {
    host: 'www.example.org',
    'x-forwarded-host': 'www.example.org',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
    'x-forwarded-for': '203.0.113.7',
    'x-guide-client-address': '203.0.113.7',
    'x-guide-client-agent': '',
    'x-guide-path': '/admin',
    'x-guide-generation': String(currentGeneration()),
    'x-request-id': 'request-1',
  });
});
