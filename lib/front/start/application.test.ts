import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestContext, test } from 'node:test';
import type { Questions } from '@/lib/process/ask-front';
import { keepSettings } from '@/tests/fixtures/running/give-settings';
import { eventually } from '@/tests/fixtures/running/eventually';
import { createAsk } from '@/lib/front/render/ask';
import { startApplication } from './application';

const ROW = 'threat 54: the application killed or hanging';
const folder = mkdtempSync(join(tmpdir(), 'guide-supervised-'));

/** An application that says its number, and does what a test wants with a request. */
const PROGRAM = `
  import { createServer } from 'node:http';
  process.once('disconnect', () => process.exit());
  process.on('message', (message) => {
    if (message.kind === 'stop') process.exit(0);
    if (message.kind === 'look') process.send({ kind: 'usage', usage: { pools: [], droppedEvents: 7 } });
    if (message.kind === 'answer') reply.end(JSON.stringify(message));
    if (message.kind !== 'begin') return;
    if (message.settings.FAILS) process.exit(3);
    if (message.settings.HANGS) return;
    server.listen(message.socketPath, () => process.send({ kind: 'ready' }));
  });
  let reply;
  const server = createServer((request, response) => {
    if (request.url === '/hang') for (;;);
    if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
    if (request.url === '/half') {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => process.kill(process.pid, 'SIGKILL'));
      return;
    }
    if (request.url.startsWith('/ask/')) {
      reply = response;
      const name = request.url.slice(5);
      return process.send({ kind: 'question', id: 1, name, args: ['letters'] });
    }
    response.end(String(process.pid));
  });
`;

const TIMES = {
  firstPauseMs: 10,
  longestPauseMs: 40,
  lookEveryMs: 50,
  silentMs: 400,
  loadMs: 5000,
};

function supervised(t: TestContext, answers: Partial<Questions> = {}, times: object = {}) {
  const file = join(folder, 'application.mjs');
  writeFileSync(file, PROGRAM);
  const given = { file, isDev: false, port: 3000, answers: answers as Questions };
  const application = startApplication({ ...given, ...TIMES, ...times });
  t.after(() => application.stop());
  const ask = createAsk(application.socketPath);
  const { signal } = new AbortController();
  const get = async (url: string) =>
    (await ask({ method: 'GET', url, headers: {} }, signal)).body.toString();
  return { application, get };
}

test.after(() => rmSync(folder, { recursive: true, force: true }));

test(`${ROW}: it is started again however it ends, and away meanwhile`, async (t) => {
  const { application, get } = supervised(t);
  assert.equal(application.socketPath(), undefined);
  await application.begin({});
  for (const end of ['/die', '/half', '/hang']) {
    const before = await get('/');
    await assert.rejects(get(end));
    await eventually(async () => assert.notEqual(await get('/'), before));
  }
});

test(`${ROW}: it leaves the processors to the front first`, async (t) => {
  const { application, get } = supervised(t);
  await application.begin({});
  assert.ok(getPriority(Number(await get('/'))) > getPriority());
});

test(`${ROW}: what stands in the way of its next start ends nothing, and it starts once it can`, async (t) => {
  const { application, get } = supervised(t);
  keepSettings(t);
  const { execPath } = process;
  t.after(() => (process.execPath = execPath));
  await application.begin({});
  // A full disk of temporary files, then a Node that is being replaced, or one process too many.
  const hindrances = [
    () => void (process.env.TMPDIR = join(folder, 'missing')),
    () => void (process.execPath = join(folder, 'missing')),
  ];
  for (const hinder of hindrances) {
    hinder();
    await assert.rejects(get('/die'));
    await sleep(10 * TIMES.longestPauseMs);
    await assert.rejects(get('/'));
    process.env.TMPDIR = folder;
    process.execPath = execPath;
    await eventually(async () => assert.match(await get('/'), /^\d+$/));
  }
});

test(`${ROW}: one that is stopped answers no more at once, and does again when it goes on`, async (t) => {
  const { application, get } = supervised(t, {}, { silentMs: 60_000 });
  await application.begin({});
  assert.equal(await application.isAnswering(), true);
  const pid = Number(await get('/'));
  process.kill(pid, 'SIGSTOP');
  // What it had said before may still be heard.
  await eventually(async () => assert.equal(await application.isAnswering(), false));
  process.kill(pid, 'SIGCONT');
  assert.equal(await application.isAnswering(), true);
});

test(`${ROW}: nobody waits for one that has been silent for a while, until it goes on`, async (t) => {
  const { application, get } = supervised(t, {}, { silentMs: 60_000, awayMs: 100 });
  await application.begin({});
  const pid = await get('/');
  process.kill(Number(pid), 'SIGSTOP');
  await eventually(async () => assert.equal(application.socketPath(), undefined));
  await assert.rejects(get('/'), { status: 503 });
  process.kill(Number(pid), 'SIGCONT');
  await eventually(async () => assert.equal(await get('/'), pid));
});

test(`${ROW}: one that could not be heard, because the front stood still as well, is not ended`, async (t) => {
  const { application, get } = supervised(t);
  await application.begin({});
  const pid = await get('/');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * TIMES.silentMs);
  await sleep(2 * TIMES.lookEveryMs);
  assert.equal(await get('/'), pid);
});

test(`${ROW}: one that never has loaded is ended`, async (t) => {
  const { application } = supervised(t, {}, { loadMs: 500 });
  await assert.rejects(application.begin({ HANGS: '1' }), /could not be started \(SIGKILL\)/);
});

test('what could never be started is told at the start', async (t) => {
  const { application } = supervised(t);
  await assert.rejects(application.begin({ FAILS: '1' }), /could not be started \(3\)/);
});

test('what it asks is answered, and a failure arrives as one', async (t) => {
  const { application, get } = supervised(t, {
    askJob: async (name) => `asked for ${name}`,
    visit: () => Promise.reject(Object.assign(new Error('too much'), { status: 429 })),
  });
  await application.begin({});
  assert.match(await get('/ask/askJob'), /"value":"asked for letters"/);
  assert.match(await get('/ask/visit'), /"error":\{"status":429,"message":"too much"\}/);
});

test('it says how it is used', async (t) => {
  const { application } = supervised(t);
  await application.begin({});
  await eventually(async () => assert.equal(application.usage()?.droppedEvents, 7));
});
