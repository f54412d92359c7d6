import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import type { Client } from 'pg';
import pino from 'pino';
import { eventually } from '@/tests/fixtures/running/eventually';
import { ChangeListener } from './change-listener';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A PostgreSQL that does what the test wants of it. */
function fakeDatabase() {
  const state = {
    isUp: true,
    isSilent: false,
    connections: [] as FakeClient[],
    queries: [] as string[],
  };
  class FakeClient extends EventEmitter {
    async connect() {
      if (!state.isUp) throw new Error('ECONNREFUSED');
    }
    async query(sql: string) {
      state.queries.push(sql);
      if (state.isSilent) await new Promise(() => undefined);
      if (!state.isUp) throw new Error('terminated');
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
    notify: () => state.connections.at(-1)?.emit('notification', { channel: 'content_changed' }),
  };
}

function listening(database: ReturnType<typeof fakeDatabase>) {
  const events: string[] = [];
  const listener = new ChangeListener({
    connect: database.connect,
    onChange: () => events.push('change'),
    onListening: (isListening) => events.push(isListening ? 'listening' : 'deaf'),
    log: pino({ level: 'silent' }),
    ...{ retryMs: 10, maxRetryMs: 20, checkMs: 20, answerMs: 20 },
  });
  return { events, listener };
}

test('it is deaf until it listens, and what came before counts as a change', async () => {
  const database = fakeDatabase();
  const { events, listener } = listening(database);
  assert.deepEqual(events, ['deaf']);
  await wait(5);
  assert.deepEqual(events, ['deaf', 'change', 'listening']);
  assert.equal(database.state.queries[0], 'LISTEN content_changed');
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
  await wait(60);
  assert.ok(database.state.connections.length > 2, 'it tries again and again');
  database.state.isUp = true;
  await wait(60);
  assert.deepEqual(events.slice(-2), ['change', 'listening']);
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
