import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gate } from '@/tests/fixtures/running/gate';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { createDrain } from '@/lib/front/arrive/connections';

/** For an open connection to send once more. */
const GRACE_MS = 1000;
const LIMIT_MS = 12_000;

/** A server that answers once the test lets it. */
async function listening(t: TestContext) {
  const { pass } = standingClock(t);
  const { open: arrive, opened: hasArrived } = gate();
  const { open: answer, opened: answered } = gate();
  const server = createServer({ keepAliveTimeout: 0 }, async (_, response) => {
    if (isDraining()) response.shouldKeepAlive = false;
    arrive();
    await answered;
    response.end('whole');
  });
  const { drain, isDraining } = createDrain(server);
  t.after(() => server.close().closeAllConnections());
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
  const state = { isOver: false };
  const end = () => drain().then(() => void (state.isOver = true));
  return { ask, answer, drain, end, hasArrived, isDraining, pass, state };
}

test('what is under way is finished before the server ends', async (t) => {
  const { ask, answer, end, hasArrived, pass, state } = await listening(t);
  const asked = ask();
  await hasArrived;
  void end();
  await pass(LIMIT_MS - 100, 50);
  assert.equal(state.isOver, false);
  answer();
  assert.match(await asked, /^whole/);
  await pass(100);
  assert.equal(state.isOver, true);
});

test('an open connection may send once more, and is told that it was the last time', async (t) => {
  const { ask, answer, end, pass, state } = await listening(t);
  answer();
  assert.match(await ask(), /keep-alive/);
  void end();
  await pass(GRACE_MS - 100, 50);
  assert.match(await ask(), /close/);
  await pass(100);
  assert.equal(state.isOver, true);
  await assert.rejects(ask());
});

test('idle connections do not hold the end up for longer', async (t) => {
  const { ask, answer, end, pass, state } = await listening(t);
  answer();
  await ask();
  void end();
  await pass(GRACE_MS + 100, 50);
  assert.equal(state.isOver, true);
});

test('answers that hang do so to the limit, and no longer', async (t) => {
  const { ask, end, hasArrived, pass, state } = await listening(t);
  const broken = assert.rejects(ask());
  await hasArrived;
  void end();
  await pass(LIMIT_MS - 100, 50);
  assert.equal(state.isOver, false);
  await pass(200, 50);
  assert.equal(state.isOver, true);
  await broken;
});

test('draining twice is draining once', async (t) => {
  const { drain, isDraining, pass } = await listening(t);
  assert.equal(isDraining(), false);
  const ended = drain();
  assert.equal(drain(), ended);
  assert.equal(isDraining(), true);
  await pass(GRACE_MS, 50);
  await ended;
});

test('who waited at the port of a busy server when it was told to stop is answered', async (t) => {
  const file = join(import.meta.dirname, '../../../tests/fixtures/site/busy-server.ts');
  const folder = mkdtempSync(join(tmpdir(), 'guide-busy-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const goOn = join(folder, 'go-on');
  const child = fork(file, [goOn], { execArgv: ['--import', import.meta.resolve('tsx')] });
  t.after(() => child.kill('SIGKILL'));
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
  writeFileSync(goOn, '');
  for (const { answered } of under) {
    const [response] = await answered;
    assert.equal(response.statusCode, 200);
    response.resume();
  }
  await once(child, 'exit');
});
