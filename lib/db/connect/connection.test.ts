import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { Client, Pool } from 'pg';
import { databaseError } from './database-errors';
import { connectTo, DeadlineClient, listeningClient, poolConfig } from './client';
import { startDatabase, type Database } from '@/tests/fixtures/database/test-server';
import { giveSettings, keepSettings } from '@/tests/fixtures/running/give-settings';
import { startTcpProxy } from '@/tests/fixtures/database/tcp-proxy';

let database: Database;
before(async () => {
  database = await startDatabase('empty');
});
after(() => database.stop());

test('a statement that waits for a lock is given up by the server, and its place is used again', async () => {
  const pool = new Pool({ ...poolConfig(database.url), max: 1 });
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('CREATE TABLE late (n int)');
  await holder.query('BEGIN; LOCK TABLE late');
  await assert.rejects(pool.query('INSERT INTO late VALUES (1)'), { code: '55P03' });
  await holder.query('COMMIT');
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM late');
  assert.equal(rows[0].n, 0);
  await holder.end();
  await pool.end();
});

test('a connection that falls silent in the middle is given up', async (t) => {
  const proxy = await startTcpProxy(Number(new URL(database.url).port));
  t.after(() => proxy.close());
  const url = Object.assign(new URL(database.url), { port: proxy.port }).href;
  const client = new DeadlineClient({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  proxy.drop();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let isGivenUp = false;
  const asked = client.query('SELECT 1').finally(() => (isGivenUp = true));
  t.mock.timers.tick(2000);
  await new Promise(setImmediate);
  assert.equal(isGivenUp, false, 'a server that works is the first to give up');
  t.mock.timers.tick(500);
  await assert.rejects(asked, /Connection terminated/);
});

test('Prisma tells a database that cannot be used now from one that has no such row', async () => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('CREATE TABLE taken (n int)');
  await holder.query('BEGIN; LOCK TABLE taken');
  const client = connectTo(database.url);
  const queries = Array.from({ length: 6 }, () => client.$queryRaw`SELECT n FROM taken`);
  const results = await Promise.allSettled(queries);
  assert.ok(
    results.every(
      (result) => result.status === 'rejected' && databaseError(result.reason)?.status === 503,
    ),
  );
  await holder.query('ROLLBACK');
  assert.deepEqual(await client.$queryRaw`SELECT n FROM taken`, []);
  await client.$disconnect();
  await holder.end();
});

test('a server that accepts and says nothing is given up after two seconds', async (t) => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const config = poolConfig(`postgresql://postgres@127.0.0.1:${port}/guide`);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const pool = new Pool(config);
  const asked = assert.rejects(pool.query('SELECT 1'), /timeout/);
  t.mock.timers.tick(2000);
  await asked;
  await pool.end();
  silent.close();
});

test('how long the database is waited for is a setting', async (t) => {
  keepSettings(t);
  giveSettings({ DATABASE_PATIENCE_MS: '7000' });
  const { connectionTimeoutMillis, statement_timeout } = poolConfig(database.url);
  assert.deepEqual([connectionTimeoutMillis, statement_timeout], [7000, 7000]);
});

test('who listens asks one thing after the other, also when several are wanted at once', async (t) => {
  keepSettings(t);
  giveSettings({ DATABASE_URL: database.url });
  const warned = t.mock.method(process, 'emitWarning', () => undefined);
  const client = listeningClient('listener');
  await client.connect();
  const failing = assert.rejects(client.query('SELECT 1 / 0'));
  const asked = [1, 2, 3].map((n) => client.query<{ n: number }>('SELECT $1::int AS n', [n]));
  const told = (await Promise.all(asked)).map(({ rows: [row] }) => row?.n);
  await failing;
  assert.deepEqual([told, warned.mock.callCount()], [[1, 2, 3], 0]);
  await client.end();
});
