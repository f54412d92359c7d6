import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { endIdleConnections } from './idle-connections';

const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const servers: Server[] = [];
after(() => servers.forEach((server) => server.closeAllConnections()));

/** A server whose answers come when the test says so, or are longer than a socket takes. */
async function open(limits: Parameters<typeof endIdleConnections>[2], body = 'ok') {
  const waiting = new Set<Socket>();
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    waiting.add(request.socket);
    await answered;
    waiting.delete(request.socket);
    response.end(body);
  });
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  endIdleConnections(server, (socket) => waiting.has(socket), { lookMs: 20, ...limits });
  server.listen(0, '127.0.0.1').unref();
  servers.push(server);
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  return { client, answer };
}

test('a connection that is not used any more is ended', async () => {
  const { client, answer } = await open({ idleMs: 100, stuckMs: 60_000 });
  answer();
  client.resume().write(ASK);
  await once(client, 'close');
});

test('one that is used now and then stays open', async () => {
  const { client, answer } = await open({ idleMs: 2000, stuckMs: 60_000 });
  answer();
  client.resume();
  for (let time = 0; time < 25; time += 1) {
    client.write(ASK);
    await sleep(100);
  }
  assert.equal(client.destroyed, false);
  client.destroy();
});

test('one that waits for its answer has longer', async () => {
  const { client, answer } = await open({ idleMs: 50, stuckMs: 60_000 });
  client.write(ASK);
  await sleep(300);
  answer();
  const [bytes] = (await once(client, 'data')) as [Buffer];
  assert.match(bytes.toString(), /^HTTP\/1\.1 200 /);
  client.destroy();
});

test('one that does not take its answer is ended in the end', async () => {
  const { client, answer } = await open({ idleMs: 50, stuckMs: 400 }, 'x'.repeat(20_000_000));
  answer();
  client.pause().write(ASK);
  await sleep(250);
  assert.equal(client.destroyed, false);
  await sleep(600);
  client.resume();
  await once(client, 'close');
  assert.ok(client.bytesRead < 20_000_000);
});
