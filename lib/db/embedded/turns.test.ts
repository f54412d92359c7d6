import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { Client, Pool } from 'pg';
import type { PGlite } from '@electric-sql/pglite';
import { startInMemoryDatabase } from './in-memory';
import { takeTurns } from './turns';

let database: Awaited<ReturnType<typeof startInMemoryDatabase>>;
let pool: Pool;

before(async () => {
  database = await startInMemoryDatabase();
  pool = new Pool({ connectionString: database.url, max: 8 });
  pool.on('error', () => undefined);
});

after(async () => {
  await pool.end();
  await database.stop();
});

test('statements of many connections beside transactions get their own answers', async () => {
  const ask = async (worker: number, round: number) => {
    const value = `${worker}-${round}`;
    const { rows } = await pool.query(`SELECT $1::text AS v${worker}`, [value]);
    assert.equal(rows[0][`v${worker}`], value);
  };
  const transact = async (worker: number) => {
    const client = await pool.connect();
    await client.query('BEGIN');
    const { rows } = await client.query(`SELECT $1::int AS t${worker}`, [worker]);
    await new Promise(setImmediate);
    await client.query('COMMIT');
    client.release();
    assert.equal(rows[0][`t${worker}`], worker);
  };
  const workers = Array.from({ length: 8 }, async (_, worker) => {
    for (let round = 0; round < 40; round += 1) {
      await (round % 4 === 0 ? transact(worker) : ask(worker, round));
    }
  });
  await Promise.all(workers);
});

test('an answer to a large parameter is its own', async () => {
  const sizes = Array.from({ length: 16 }, (_, index) => 60_000 + index * 20_000);
  const lengths = sizes.map(async (size) => {
    const { rows } = await pool.query('SELECT length($1) AS n', ['é'.repeat(size)]);
    return rows[0].n as number;
  });
  assert.deepEqual(await Promise.all(lengths), sizes);
});

test('a transaction keeps others waiting, and they see only what it committed', async () => {
  await pool.query('CREATE TABLE turns (n int)');
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('INSERT INTO turns VALUES (1)');
  let isAnswered = false;
  const count = pool.query('SELECT count(*)::int AS n FROM turns').finally(() => {
    isAnswered = true;
  });
  for (let round = 0; round < 20; round += 1) await client.query('SELECT 1');
  assert.equal(isAnswered, false, 'it waits');
  await client.query('ROLLBACK');
  client.release();
  assert.equal((await count).rows[0].n, 0);
});

test('a connection lost inside a transaction gives its turn back, undone', async () => {
  const lost = new Client({ connectionString: database.url });
  lost.on('error', () => undefined);
  await lost.connect();
  await lost.query('BEGIN');
  await lost.query('INSERT INTO turns VALUES (2)');
  const count = pool.query('SELECT count(*)::int AS n FROM turns');
  lost.connection.stream.destroy();
  assert.equal((await count).rows[0].n, 0);
});

test('a connection lost inside an exchange that failed gives its turn back', async () => {
  const lost = new Client({ connectionString: database.url });
  lost.on('error', () => undefined);
  await lost.connect();
  await lost.query('BEGIN');
  // Parse alone, of a statement with an error, and no Sync after it.
  const refused = once(lost.connection, 'errorMessage');
  lost.connection.parse({ text: 'SELECT no_such_column', name: '', types: [] }, false);
  await refused;
  const answer = pool.query('SELECT 1 AS one');
  lost.connection.stream.destroy();
  assert.equal((await answer).rows[0].one, 1);
});

test('a panic and a transaction left open end the engine, whatever else it says does not', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const crashes: string[] = [];
  let answer = '';
  let isOpen = false;
  const engine = takeTurns(
    {
      ready: true,
      isInTransaction: () => isOpen,
      execProtocolRawStream: async (
        _: unknown,
        options: { onRawData: (data: Uint8Array) => void },
      ) => options.onRawData(Buffer.from(answer)),
    } as unknown as PGlite,
    (error) => crashes.push((error as Error).message),
  );
  const say = async (text: string) => {
    answer = text;
    await engine.execProtocolRawStream(Buffer.from('Q'), { onRawData: () => undefined });
  };
  await say('E\0\0\0\x10SERROR\0VERROR\0MPANIC\0\0');
  t.mock.timers.tick(60_000);
  assert.deepEqual(crashes, []);
  isOpen = true;
  await say('T');
  t.mock.timers.tick(10_000);
  await say('Z');
  t.mock.timers.tick(10_000);
  assert.deepEqual(crashes, []);
  t.mock.timers.tick(6000);
  assert.match(crashes.shift() ?? '', /left a transaction open/);
  crashes.length = 0;
  await say('C\0\0\0\x04E\0\0\0\x10SPANIC\0VPANIC\0C53100\0');
  assert.deepEqual(crashes, ['PostgreSQL panicked']);
});
