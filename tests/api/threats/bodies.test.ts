import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { figure, isFull } from '../../fixtures/running/full';
import { siteUnderTest } from '../../fixtures/site/client';
import { rawAnswer } from '../../fixtures/site/raw-request';

const site = siteUnderTest();
const PATH = '/api/newsletter/subscribe';
/** Half as much again as a body there may be. */
const BEGINNING = Buffer.alloc(100_000, 'x');

test('threat 25: huge, chunked and slow bodies: 413 before the rest is sent, which nobody waits for', async (t) => {
  const count = isFull ? 100 : 30;
  const calls = Array.from({ length: count }, () => {
    const { hostname, port } = new URL(site);
    const headers = { 'content-type': 'application/json', origin: site };
    const call = request({ hostname, port, path: PATH, method: 'POST', headers });
    call.write(BEGINNING);
    return call;
  });
  const answers = await Promise.all(
    calls.map(async (call) => ((await once(call, 'response')) as [IncomingMessage])[0]),
  );
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [413]);
  assert.equal((await rawAnswer(site, '/healthz')).status, 200);
  for (const call of calls) {
    // Once the refusal is read, whether the rest could still be sent does not matter.
    call.on('error', () => undefined);
    call.end(BEGINNING);
  }
  await Promise.all(answers.map((answer) => text(answer)));
  figure(t, 25, `${count} bodies at once, each refused after ${BEGINNING.length} bytes of it`);
});

test('threat 25: huge, chunked and slow bodies: one whose length is said is refused before it is sent', async () => {
  const { hostname, port } = new URL(site);
  const headers = { 'content-type': 'application/json', origin: site, 'content-length': 10 ** 9 };
  const call = request({ hostname, port, path: PATH, method: 'POST', headers });
  call.flushHeaders();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  assert.equal(answer.statusCode, 413);
  call.on('error', () => undefined).destroy();
});

test(
  'threat 25: huge, chunked and slow bodies: 408',
  { skip: !isFull && 'it takes a minute: npm run attack' },
  async () => {
    const slow = async (bytes: string) => {
      const { port } = new URL(site);
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
      return text(socket);
    };
    // All that is refused before the body is read is in order, so that the body is waited for.
    const post = [
      `POST ${PATH} HTTP/1.1`,
      ...['Host: x', `Origin: ${site}`, 'Content-Type: application/json', 'Content-Length: 9'],
      ...['', 'half'],
    ];
    const answers = await Promise.all([
      slow('GET / HTTP/1.1\r\nHost: x\r\nX-Half'),
      slow(post.join('\r\n')),
    ]);
    for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 408 /);
  },
);
