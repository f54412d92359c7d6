import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { type TestContext, test } from 'node:test';
import type { Client } from 'pg';
import pino from 'pino';
import { eventually } from '@/tests/fixtures/running/eventually';
import { ChangeListener } from './change-listener';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const DEAF_MS = 600;

/** A PostgreSQL that does what the test wants of it. */
function fakeDatabase() {
  const state = {
    isUp: true,
    isSilent: false,
    connections: [] as FakeClient[],
    queries: [] as string[],
    /** The processes of the database that serve listeners; the first is this one's. */
    pids: [1],
    /** Called with what a question is named. */
    asked: (_: string) => {},
  };
  class FakeClient extends EventEmitter {
    readonly processID = 1;
    async connect() {
      if (!state.isUp) throw new Error('ECONNREFUSED');
    }
    async query(sql: string, [channel, payload]: string[] = []) {
      state.queries.push(sql);
      if (state.isSilent) await new Promise(() => undefined);
      if (!state.isUp) throw new Error('terminated');
      if (channel === 'content_heard_ask' && payload) state.asked(payload);
      return { rows: state.pids.map((pid) => ({ pid })) };
    }
    async end() {
      this.emit('end');
    }
  }
  const connect = () => {
    const client = new FakeClient();
    state.connections.push(client);
    return client as unknown as Client;
  };
  return {
    state,
    connect,
    notify: (channel = 'content_changed', payload = '', processId = 0) =>
      state.connections.at(-1)?.emit('notification', { channel, payload, processId }),
  };
}

function listening(database: ReturnType<typeof fakeDatabase>) {
  const events: string[] = [];
  const listener = new ChangeListener({
    connect: database.connect,
    onChange: () => events.push('change'),
    onListening: (isListening) => events.push(isListening ? 'listening' : 'deaf'),
    log: pino({ level: 'silent' }),
    ...{ retryMs: 10, maxRetryMs: 20, checkMs: 20, deafAfterMs: DEAF_MS, marginMs: 10 },
  });
  return { events, listener };
}

test('it is deaf until it listens, and what came before counts as a change', async () => {
  const database = fakeDatabase();
  const { events, listener } = listening(database);
  assert.deepEqual(events, ['deaf']);
  await wait(5);
  assert.deepEqual(events, ['deaf', 'change', 'listening']);
  assert.match(database.state.queries[0] ?? '', /^LISTEN content_changed;/);
  database.notify();
  assert.deepEqual(events.slice(3), ['change']);
  listener.stop();
});

test('a lost connection makes it deaf at once; a new one counts as a change', async () => {
  const database = fakeDatabase();
  const { events, listener } = listening(database);
  await wait(5);
  events.length = 0;
  database.state.isUp = false;
  database.state.connections[0]?.emit('error', new Error('terminated'));
  assert.deepEqual(events, ['deaf']);
  const { connections } = database.state;
  await eventually(async () => assert.ok(connections.length > 2, 'it tries again and again'));
  database.state.isUp = true;
  await eventually(async () => assert.deepEqual(events.slice(-2), ['change', 'listening']));
  listener.stop();
});

test('a connection that no longer answers is noticed', async (t) => {
  const database = fakeDatabase();
  const { events, listener } = listening(database);
  t.after(() => listener.stop());
  const isListening = async () => assert.equal(events.at(-1), 'listening');
  await eventually(isListening);
  database.state.isSilent = true;
  await eventually(async () => assert.ok(events.filter((event) => event === 'deaf').length > 1));
  database.state.isSilent = false;
  await eventually(isListening);
});

test('stopped, it neither listens nor tries again', async () => {
  const database = fakeDatabase();
  const { listener } = listening(database);
  await wait(5);
  listener.stop();
  await wait(60);
  assert.equal(database.state.connections.length, 1);
});

/** A listener that has listened for long enough to know who else does. */
async function settled(t: TestContext) {
  const database = fakeDatabase();
  database.state.pids.push(2, 3);
  const { events, listener } = listening(database);
  t.after(() => listener.stop());
  await eventually(async () => assert.equal(events.at(-1), 'listening'));
  await wait(DEAF_MS + 50);
  const state = { isHeard: false };
  const hear = () => listener.heard().then(() => (state.isHeard = true));
  return { database, state, hear };
}

test('a change is heard once every other listener has said so', async (t) => {
  const { database, state, hear } = await settled(t);
  const names: string[] = [];
  database.state.asked = (name) => names.push(name);
  const heard = hear();
  for (let turns = 0; turns < 1000 && names.length === 0; turns += 1) await wait(0);
  assert.equal(names.length, 1);
  database.notify('content_heard', names[0], 2);
  database.notify('content_heard', 'of another question', 3);
  await wait(10);
  assert.equal(state.isHeard, false);
  database.notify('content_heard', names[0], 3);
  await heard;
});

test('who says nothing is waited for until it has noticed that it is cut off', async (t) => {
  const { database, state, hear } = await settled(t);
  database.state.asked = (name) => setImmediate(() => database.notify('content_heard', name, 2));
  const heard = hear();
  await wait(DEAF_MS / 2);
  assert.equal(state.isHeard, false);
  await heard;
});

test('so is who has just gone, and may not know it', async (t) => {
  const { database, state, hear } = await settled(t);
  database.state.asked = (name) => setImmediate(() => database.notify('content_heard', name, 2));
  database.state.pids.pop();
  const heard = hear();
  await wait(DEAF_MS / 2);
  assert.equal(state.isHeard, false);
  await heard;
  await hear();
});

test('what another one asks is answered under the same name', async (t) => {
  const { database } = await settled(t);
  const before = database.state.queries.length;
  database.notify('content_heard_ask', '2 7', 2);
  await eventually(async () =>
    assert.ok(database.state.queries.slice(before).includes('SELECT pg_notify($1, $2)')),
  );
});
