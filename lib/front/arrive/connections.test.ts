import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { gate } from '@/tests/fixtures/running/gate';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { endIdleConnections } from './connections';

const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LOOK_MS = 5000;
const IDLE_MS = 65_000;
const STUCK_MS = 300_000;

/** A server whose answers come when the test says so, or are longer than a socket takes. */
async function open(t: TestContext, body = 'ok') {
  const waiting = new Set<Socket>();
  const { open: answer, opened: answered } = gate();
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    waiting.add(request.socket);
    server.emit('asked');
    await answered;
    waiting.delete(request.socket);
    response.end(body);
    server.emit('answered');
  });
  // Before the clock goes on, since the timer of the server is one of this clock.
  t.after(() => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    return closed;
  });
  const clock = standingClock(t);
  endIdleConnections(server, (socket) => waiting.has(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  const ended = once(client, 'close').then(() => ['ended']);
  /** The answer that comes next, or that none will. */
  const next = async () => {
    let text = '';
    const more = () => Promise.race([once(client, 'data'), ended]);
    while (!/(?:ok|ended)$/.test(text)) text += String((await more())[0]);
    return text;
  };
  return { server, client, socket, answer, next, pass: (ms: number) => clock.pass(ms, LOOK_MS) };
}

test('a connection that is not used any more is ended', async (t) => {
  const { client, socket, answer, next, pass } = await open(t);
  answer();
  client.write(ASK);
  await next();
  await pass(IDLE_MS + 2 * LOOK_MS);
  assert.equal(socket.destroyed, true);
});

test('one that is used now and then stays open', async (t) => {
  const { client, answer, next, pass } = await open(t);
  answer();
  for (let time = 0; time < 10; time += 1) {
    client.write(ASK);
    assert.match(await next(), /^HTTP\/1\.1 200 /);
    await pass(IDLE_MS - LOOK_MS);
  }
});

test('one that waits for its answer has longer', async (t) => {
  const { server, client, answer, next, pass } = await open(t);
  client.write(ASK);
  await once(server, 'asked');
  await pass(STUCK_MS - LOOK_MS);
  answer();
  assert.match(await next(), /^HTTP\/1\.1 200 /);
});

test('one that does not take its answer is ended in the end', async (t) => {
  const { server, client, socket, answer, pass } = await open(t, 'x'.repeat(20_000_000));
  answer();
  client.pause().write(ASK);
  await once(server, 'answered');
  await pass(STUCK_MS - LOOK_MS);
  assert.equal(socket.destroyed, false);
  await pass(3 * LOOK_MS);
  assert.equal(socket.destroyed, true);
  client.resume();
  await once(client, 'close');
  assert.ok(client.bytesRead < 20_000_000);
});
