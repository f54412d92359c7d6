import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { readHead } from '@/lib/front/arrive/receive';
import { currentGeneration } from '@/lib/front/freshness/generation';
import { HttpError } from '@/lib/process/http-error';
import { FAULT } from '@/lib/process/private-headers';
import { settle } from '@/tests/fixtures/running/standing-clock';
import { type Page, startApplication } from '@/tests/fixtures/site/site-server';
import {
  type Ask,
  createAsk,
  createPass,
  createRenderPage,
  limitBody,
  requestHeaders,
} from './ask';

const QUESTION = { method: 'GET', url: '/', headers: {} };

async function played(t: TestContext, page: Page) {
  const { ask, stop } = await startApplication(page);
  t.after(stop);
  const { signal } = new AbortController();
  return {
    ask: (question = {}, until = signal) => ask({ ...QUESTION, ...question }, until),
  };
}

test('the whole answer is collected, whatever way it is written', async (t) => {
  const { ask } = await played(t, async (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.writeHead(404, { 'X-Number': 3 });
    response.write('<p>');
    response.write(Buffer.from('é'));
    response.end('</p>');
  });
  const { status, headers, body } = await ask();
  assert.equal(status, 404);
  assert.equal(body.toString(), '<p>é</p>');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['x-number'], '3');
});

test('a body is handed on as it comes, and a question without one ends at once', async (t) => {
  const { ask } = await played(t, async (request, response) => {
    response.end(`[${await text(request)}]`);
  });
  const body = Readable.from([Buffer.from('one '), Buffer.from('two')]);
  assert.equal((await ask({ method: 'POST', body })).body.toString(), '[one two]');
  assert.equal((await ask()).body.toString(), '[]');
});

test('an application that answers half and dies is away, and its half is not used', async (t) => {
  const { ask } = await played(t, async (_, response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('half');
    setImmediate(() => response.destroy());
  });
  await assert.rejects(ask(), { status: 503 });
});

test('an application that is not there is away', async () => {
  const { signal } = new AbortController();
  for (const place of [undefined, '/nonexistent/application']) {
    await assert.rejects(createAsk(() => place)(QUESTION, signal), { status: 503 });
  }
});

test('while the application is away, nothing of a request goes anywhere else', async (t) => {
  let asked = 0;
  const count = () => void (asked += 1);
  subscribe('http.client.request.start', count);
  t.after(() => unsubscribe('http.client.request.start', count));
  const { signal } = new AbortController();
  const body = Readable.from(['a form']);
  const question = { ...QUESTION, method: 'POST', body };
  await assert.rejects(createAsk(() => undefined)(question, signal), { status: 503 });
  assert.equal(asked, 0);
});

test('a socket that hangs is given up, for the reason that is given', async (t) => {
  const abort = new AbortController();
  let isTold: Promise<unknown> = Promise.resolve();
  const { ask } = await played(t, async (_, response) => {
    isTold = once(response, 'close');
    abort.abort(new Error('too late'));
  });
  await assert.rejects(ask({}, abort.signal), /too late/);
  await isTold;
});

test('an application that was started again meanwhile is asked again, unless something was sent', async (t) => {
  let asked = 0;
  const { ask } = await played(t, async (request, response) => {
    asked += 1;
    // The connection is kept; the second question on it meets its end.
    if (asked % 2 === 1) response.end('first');
    else if (request.method === 'POST' || asked < 4) request.socket.destroy();
  });
  await ask();
  assert.equal((await ask()).body.toString(), 'first', 'asked anew');
  await assert.rejects(ask({ method: 'POST', body: Readable.from(['x']) }), { status: 503 });
  assert.equal(asked, 4, 'a form is sent once');
});

async function render(page: Page, timeoutMs = 1000) {
  const { ask, stop } = await startApplication(page);
  try {
    return await createRenderPage(ask, 'https://www.example.org', timeoutMs)('/villes/fes?page=2');
  } finally {
    stop();
  }
}

const failure = (page: Page, timeoutMs?: number) =>
  render(page, timeoutMs).then(
    () => assert.fail('it did not fail'),
    (error: unknown) => error instanceof HttpError && error.status,
  );

test('a page is rendered for the site’s own host, without a cookie', async () => {
  const answer = await render(async (request, response) => {
    assert.equal(request.url, '/villes/fes?page=2');
    assert.equal(request.headers.host, 'www.example.org');
    assert.equal(request.headers['x-guide-path'], '/villes/fes');
    assert.equal(request.headers.cookie, undefined);
    response.end('page');
  });
  assert.equal(answer.body.toString(), 'page');
});

test('a render that fails does so by the database or by us; not found is an answer', async () => {
  const answering =
    (status: number, headers = {}): Page =>
    async (_, response) =>
      response.writeHead(status, headers).end();
  assert.equal(await failure(answering(500, { [FAULT]: 'ours' })), 500);
  assert.equal(await failure(answering(500, { [FAULT]: 'database' })), 503);
  assert.equal(await failure(answering(500)), 500);
  assert.equal(await failure(answering(503)), 503);
  assert.equal(await failure(() => new Promise(() => undefined), 20), 503, 'one without an end');
  assert.equal((await render(answering(404))).status, 404);
});

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

test('a body up to the limit passes whole', async () => {
  const body = Readable.from([Buffer.alloc(6), Buffer.alloc(4)]);
  assert.equal((await buffer(limitBody(body, 10))).length, 10);
});

test('one byte more is refused while it streams, whatever comes after', async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 1;
      this.push(Buffer.alloc(1000));
    },
  });
  await assert.rejects(buffer(limitBody(endless, 10_000)), { status: 413 });
  endless.destroy();
  assert.ok(sent < 200, `${sent} chunks were read`);
});

test('a body that breaks off is an error, not a shorter body', async () => {
  const body = new PassThrough();
  const read = buffer(limitBody(body, 100));
  body.write('half');
  body.destroy();
  await assert.rejects(read);
});

const WAITS: [method: string, seconds: number][] = [
  ['GET', 10],
  ['POST', 35],
];

for (const [method, seconds] of WAITS) {
  test(`who asks an application that hangs by ${method} waits for ${seconds} seconds`, async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const hang: Ask = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method, headers: { 'content-length': '5' } });
    const answer = createPass(
      hang,
      'http://localhost',
    )({
      request,
      response: new ServerResponse(request),
      head: readHead([], /-/),
      facts: { requestId: '1', method, path: '/admin', page: '/admin', bytes: 0, cache: 'none' },
      asker: '10.0.0.1',
    });
    let isWaiting = true;
    void answer.catch(() => (isWaiting = false));
    t.mock.timers.tick(seconds * 1000 - 1);
    await settle();
    assert.equal(isWaiting, true);
    t.mock.timers.tick(1);
    await assert.rejects(answer, { status: 503 });
  });
}
