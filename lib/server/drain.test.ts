import assert from 'node:assert/strict';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createDrain } from './drain';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function listening(options: Parameters<typeof createDrain>[1], answerAfterMs: number) {
  const server = createServer((_, response) => {
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
  return { ask, drain };
}

test('what is under way is finished before the server ends', async () => {
  const { ask, drain } = await listening({ graceMs: 0 }, 100);
  const answer = ask();
  await wait(30);
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
