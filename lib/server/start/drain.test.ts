import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { createDrain } from './drain';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function listening(options: Parameters<typeof createDrain>[1], answerAfterMs: number) {
  let arrived: () => void = () => undefined;
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  const server = createServer((_, response) => {
    arrived();
    if (drain.isDraining()) response.shouldKeepAlive = false;
    setTimeout(() => response.end('whole'), answerAfterMs);
  });
  const drain = createDrain(server, { lookMs: 10, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, async (response) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        resolve(`${text} ${response.headers.connection}`);
      }).on('error', reject);
    });
  return { ask, drain, hasArrived };
}

test('what is under way is finished before the server ends', async () => {
  const { ask, drain, hasArrived } = await listening({ graceMs: 0 }, 100);
  const answer = ask();
  await hasArrived;
  await drain.drain();
  assert.match(await answer, /^whole/);
});

test('an open connection may send once more, and is told that it was the last time', async () => {
  const { ask, drain } = await listening({ graceMs: 200 }, 0);
  assert.match(await ask(), /keep-alive/);
  const ended = drain.drain();
  assert.match(await ask(), /close/);
  await ended;
  await assert.rejects(ask());
});

test('idle connections do not hold the end up, hanging answers only to the limit', async () => {
  const idle = await listening({ graceMs: 50 }, 0);
  await idle.ask();
  const started = performance.now();
  await idle.drain.drain();
  const hanging = await listening({ graceMs: 0, limitMs: 100 }, 60_000);
  const broken = assert.rejects(hanging.ask());
  await wait(30);
  await hanging.drain.drain();
  await broken;
  assert.ok(performance.now() - started < 2000);
});

test('draining twice is draining once', async () => {
  const { drain } = await listening({ graceMs: 0 }, 0);
  assert.equal(drain.isDraining(), false);
  assert.equal(drain.drain(), drain.drain());
  assert.equal(drain.isDraining(), true);
  await drain.drain();
});

test('who waited at the port of a busy server when it was told to stop is answered', async () => {
  const file = join(import.meta.dirname, '../../../tests/fixtures/site/busy-server.ts');
  const child = fork(file, { execArgv: ['--import', import.meta.resolve('tsx')] });
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  child.kill('SIGUSR2');
  await once(child, 'message');
  const answers = Array.from({ length: 8 }, async () => {
    const asked = get({ host: '127.0.0.1', port, agent: false });
    const answered = once(asked, 'response');
    // The system takes connections in for a thread that does not yet.
    const [socket] = await once(asked, 'socket');
    if (socket.connecting) await once(socket, 'connect');
    return { answered };
  });
  const under = await Promise.all(answers);
  child.kill('SIGTERM');
  for (const { answered } of under) {
    const [response] = await answered;
    assert.equal(response.statusCode, 200);
    response.resume();
  }
  await once(child, 'exit');
});
