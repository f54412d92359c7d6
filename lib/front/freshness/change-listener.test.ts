import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { type TestContext, test } from 'node:test';
import type { Client } from 'pg';
import { settle, standingClock } from '@/tests/fixtures/running/standing-clock';
import { ChangeListener } from './change-listener';

/** After so long a listener that is cut off knows it. */
const CUT_OFF_MS = 2000;
/** After so long nobody waits any more for who is cut off. */
const SURELY_CUT_OFF_MS = CUT_OFF_MS + 500;

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
    async connect() {
      if (!state.isUp) throw new Error('ECONNREFUSED');
    }
    async query(sql: string, [channel, payload]: string[] = []) {
      state.queries.push(sql);
      if (state.isSilent) await new Promise(() => undefined);
      if (!state.isUp) throw new Error('terminated');
      if (channel === 'content_heard_ask' && payload) state.asked(payload);
      const [own] = sql.includes('pid <> pg_backend_pid()') ? state.pids : [];
      return { rows: state.pids.filter((pid) => pid !== own).map((pid) => ({ pid })) };
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

function listening(t: TestContext, database = fakeDatabase()) {
  const { pass } = standingClock(t);
  const events: string[] = [];
  const listener = new ChangeListener({
    connect: database.connect,
    onChange: () => events.push('change'),
    onListening: (isListening) => events.push(isListening ? 'listening' : 'cut off'),
  });
  t.after(() => listener.stop());
  return { database, events, listener, pass };
}

test('it is cut off until it listens, and what came before counts as a change', async (t) => {
  const { database, events } = listening(t);
  assert.deepEqual(events, ['cut off']);
  await settle();
  assert.deepEqual(events, ['cut off', 'change', 'listening']);
  assert.match(database.state.queries[0] ?? '', /^LISTEN content_changed;/);
  database.notify();
  assert.deepEqual(events.slice(3), ['change']);
});

test('a lost connection cuts it off at once; a new one counts as a change', async (t) => {
  const { database, events, pass } = listening(t);
  await settle();
  events.length = 0;
  database.state.isUp = false;
  database.state.connections[0]?.emit('error', new Error('terminated'));
  assert.deepEqual(events, ['cut off']);
  await pass(5000);
  assert.ok(database.state.connections.length > 3, 'it tries again and again');
  database.state.isUp = true;
  await pass(5000);
  assert.deepEqual(events.slice(-2), ['change', 'listening']);
});

test('a connection that no longer answers is noticed', async (t) => {
  const { database, events, pass } = listening(t);
  await settle();
  events.length = 0;
  database.state.isSilent = true;
  await pass(CUT_OFF_MS - 10);
  assert.deepEqual(events, []);
  await pass(10);
  assert.deepEqual(events, ['cut off']);
  database.state.isSilent = false;
  await pass(5000);
  assert.deepEqual(events.slice(-2), ['change', 'listening']);
});

test('stopped, it neither listens nor tries again', async (t) => {
  const { database, listener, pass } = listening(t);
  await settle();
  listener.stop();
  const { length } = database.state.queries;
  await pass(10_000);
  assert.equal(database.state.connections.length, 1);
  assert.equal(database.state.queries.length, length);
});

/** A listener that has listened for long enough to know who else does. */
async function settled(t: TestContext) {
  const database = fakeDatabase();
  database.state.pids.push(2, 3);
  const { events, listener, pass } = listening(t, database);
  await pass(SURELY_CUT_OFF_MS);
  assert.equal(events.at(-1), 'listening');
  const state = { isHeard: false };
  const hear = () => listener.allHaveHeard().then(() => (state.isHeard = true));
  return { database, state, hear, pass };
}

test('a change is heard once every other listener has said so', async (t) => {
  const { database, state, hear } = await settled(t);
  const names: string[] = [];
  database.state.asked = (name) => names.push(name);
  void hear();
  await settle();
  assert.equal(names.length, 1);
  database.notify('content_heard', names[0], 2);
  database.notify('content_heard', 'of another question', 3);
  await settle();
  assert.equal(state.isHeard, false);
  database.notify('content_heard', names[0], 3);
  await settle();
  assert.equal(state.isHeard, true);
});

for (const [who, leave] of [
  ['who says nothing', () => undefined],
  ['who has just gone, and may not know it,', (pids: number[]) => pids.pop()],
] as const) {
  test(`${who} is waited for until it has noticed that it is cut off`, async (t) => {
    const { database, state, hear, pass } = await settled(t);
    database.state.asked = (name) => setImmediate(() => database.notify('content_heard', name, 2));
    leave(database.state.pids);
    void hear();
    await pass(SURELY_CUT_OFF_MS - 10);
    assert.equal(state.isHeard, false);
    await pass(20);
    assert.equal(state.isHeard, true);
    state.isHeard = false;
    void hear();
    await settle();
    const isGone = !database.state.pids.includes(3);
    assert.equal(state.isHeard, isGone, 'who has gone is waited for no more');
  });
}

test('what another one asks is answered under the same name', async (t) => {
  const { database } = await settled(t);
  const before = database.state.queries.length;
  database.notify('content_heard_ask', '2 7', 2);
  await settle();
  assert.ok(database.state.queries.slice(before).includes('SELECT pg_notify($1, $2)'));
});
