import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { type Page, type Received, serve, startServer } from '@/tests/fixtures/site/site-server';

/** Bytes of a body. */
const MOST = 65_536;

const pages: Record<string, Page> = {
  '/api/newsletter/subscribe': async (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ length: (await text(request)).length }));
  },
  '/api/articles': async (_, response) => void response.end('not read'),
};

let site: Awaited<ReturnType<typeof startServer>>;
before(async () => {
  site = await startServer({ pages });
});
after(() => site.stop());

function assertHeaders({ headers }: Received) {
  assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.match(String(headers['x-request-id']), /^[\w-]{8,64}$/);
}
const post = (body: string | Buffer, headers = {}) =>
  site.send('/api/newsletter/subscribe', { method: 'POST', body, headers });

test('the API hears of its errors in JSON, with the id of the request', async () => {
  const answer = await site.send('/api/%00', { headers: { 'X-Request-Id': 'from-a-proxy' } });
  assert.equal(answer.status, 400);
  assert.deepEqual(JSON.parse(answer.body), {
    message: 'The request cannot be understood',
    code: 'bad_request',
    requestId: 'from-a-proxy',
  });
});

test('what is no HTTP, a method nobody knows and a tunnel are answered too', async () => {
  assert.match(await site.raw('GET / NONSENSE\r\n\r\n'), /^HTTP\/1\.1 400 /);
  const unknown = await site.raw('BREW / HTTP/1.1\r\nHost: x\r\n\r\n');
  assert.match(unknown, /^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD/);
  assert.match(unknown, /Content-Security-Policy: default-src 'none'/);
  assert.match(await site.raw('CONNECT evil:443 HTTP/1.1\r\nHost: evil:443\r\n\r\n'), / 405 /);
  const long = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`;
  assert.match(await site.raw(long), / 431 /);
});

test('who breaks off after asking for a tunnel ends nothing but the connection', async () => {
  const client = connect(site.port, '127.0.0.1');
  client.write('CONNECT evil:443 HTTP/1.1\r\nHost: evil:443\r\n\r\n');
  const [, socket] = (await once(site.server, 'connect')) as [IncomingMessage, Socket];
  // `once` would hear of the error in place of the server.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  client.resetAndDestroy();
  await closed;
  assert.equal((await site.send('/healthz')).status, 200);
});

test('a body within the limit reaches the handler', async () => {
  assert.equal((await post('x'.repeat(MOST))).body, `{"length":${MOST}}`);
  const chunked = await post('x'.repeat(1000), { 'Transfer-Encoding': 'chunked' });
  assert.equal(chunked.body, '{"length":1000}');
});

test('an expectation that nobody knows is no reason to refuse', async () => {
  const answer = await site.send('/api/articles', { headers: { Expect: 'a-miracle' } });
  assert.equal(answer.status, 200);
  assertHeaders(answer);
});

test('HEAD of the API tells no other length than GET would', async () => {
  const path = '/api/newsletter/subscribe';
  assert.equal((await site.send(path)).body, '{"length":0}');
  const { headers } = await site.send(path, { method: 'HEAD' });
  assert.equal(headers['content-length'], undefined);
});

test('threat 25: huge, chunked and slow bodies: a larger one is 413, announced or not, and the answer arrives', async () => {
  const large = Buffer.alloc(3_000_000, 'x');
  for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }]) {
    const answer = await post(large, headers);
    assert.equal(answer.status, 413);
    assert.equal(answer.headers.connection, 'close');
    assertHeaders(answer);
  }
});

test('threat 58: two hosts, pipelined requests: a second Host is refused, also where the page is kept', async () => {
  await site.send('/');
  for (const path of ['/', '/api/cities']) {
    const hosts = `GET ${path} HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n`;
    assert.match(await site.raw(hosts), /^HTTP\/1\.1 400 /, path);
  }
});

test('who names no host is refused like all others, unless that was the way of their time', async () => {
  await site.send('/');
  const refused = await site.raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
  assert.match(refused, /^HTTP\/1\.1 400 [\s\S]*Content-Security-Policy: default-src 'none'/);
  assert.match(await site.raw('GET / HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /);
});

test('threat 58: two hosts, pipelined requests: what came whole is answered before what is broken ends the connection', async () => {
  const answers = await site.raw('GET /api/cities HTTP/1.1\r\nHost: x\r\n\r\nBROKEN\r\n\r\n');
  assert.match(answers, /^HTTP\/1\.1 200 [\s\S]*Connection: close/);
  const post = 'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: x\r\n';
  const chunks = await site.raw(`${post}Transfer-Encoding: chunked\r\n\r\nno length\r\n`);
  assert.match(chunks, /^HTTP\/1\.1 400 [\s\S]*Connection: close/);
});

test('threat 58: two hosts, pipelined requests: a later one is answered when the first has been', async (t) => {
  const limits = { connectionsCheckingInterval: 50, headersTimeout: 0, requestTimeout: 1000 };
  const one = await serve(t, { pages, limits });
  const answers = await one.raw(
    'GET /api/cities HTTP/1.1\r\nHost: x\r\n\r\n' +
      'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf',
  );
  assert.match(answers, /^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 408 [\s\S]*"code":"timeout"/);
});

test('a body that nobody reads does not hold up what comes after it', async () => {
  const body = 'x'.repeat(60_000);
  const post = `POST /api/articles HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n${body}`;
  const answers = await site.raw(
    `${post}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  assert.match(answers, /not read[\s\S]*"status":"ok"/);
});

test('threat 25: huge, chunked and slow bodies: a hundred large ones at once are refused before they have come, and nothing of them is kept', async (t) => {
  const requests: IncomingMessage[] = [];
  const note = (request: IncomingMessage) => void requests.push(request);
  site.server.on('request', note);
  t.after(() => site.server.off('request', note));
  const path = '/api/newsletter/subscribe';
  const calls = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const call = request({ port: site.port, host: '127.0.0.1', path, method: 'POST' });
      call.write(Buffer.alloc(MOST + 1, 'x'));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      assert.equal(answer.statusCode, 413);
      await text(answer);
      return call.on('error', () => undefined);
    }),
  );
  assert.equal(requests.length, 100);
  for (const one of requests) {
    assert.equal(one.readableLength, 0);
    assert.equal(one.listenerCount('data'), 0, 'nobody takes what still comes');
  }
  for (const call of calls) call.destroy();
});

test('threat 25: huge, chunked and slow bodies: who sends too slowly is told so', async (t) => {
  const often = { connectionsCheckingInterval: 50 };
  const ofHeads = await serve(t, { limits: { ...often, headersTimeout: 300 } });
  const head = await ofHeads.raw('GET / HTTP/1.1\r\nHost: x\r\nX-Half');
  assert.match(head, /^HTTP\/1\.1 408 /);
  // The whole head has a second, which it needs only a moment of.
  const limits = { ...often, headersTimeout: 0, requestTimeout: 1000 };
  const ofBodies = await serve(t, { limits, pages });
  const body = await ofBodies.raw(
    'POST /api/newsletter/subscribe HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf',
  );
  assert.match(body, /^HTTP\/1\.1 408 /);
  assert.match(body, /"code":"timeout"/);
});
