import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { Client, Pool } from 'pg';
import { databaseError } from './database-errors';
import { connectTo } from './client';
import { poolConfig } from './connection';
import { startInMemoryDatabase } from '@/lib/db/embedded/in-memory';

let database: Awaited<ReturnType<typeof startInMemoryDatabase>>;
before(async () => {
  database = await startInMemoryDatabase();
});
after(() => database.stop());

/** What others have sent or cut before, the database has met by the end of these. */
async function rounds(client: Client): Promise<void> {
  for (let round = 0; round < 20; round += 1) await client.query('SELECT 1');
}

test('a statement that gets no turn is given up, never done later, and its place is used again', async (t) => {
  const pool = new Pool({ ...poolConfig(database.url), max: 1 });
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('CREATE TABLE late (n int)');
  await pool.query('SELECT 1');
  await holder.query('BEGIN');

  t.mock.timers.enable({ apis: ['setTimeout'] });
  let isGivenUp = false;
  const asked = pool.query('INSERT INTO late VALUES (1)').finally(() => (isGivenUp = true));
  await rounds(holder);
  t.mock.timers.tick(2000);
  await rounds(holder);
  assert.equal(isGivenUp, false, 'the server is the first to give up');
  t.mock.timers.tick(500);
  await assert.rejects(asked, /Connection terminated/);
  t.mock.timers.reset();
  await rounds(holder);

  await holder.query('COMMIT');
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM late');
  assert.equal(rows[0].n, 0);
  await holder.end();
  await pool.end();
});

test('Prisma tells a database that hangs from one that has no such row', async () => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN');
  const client = connectTo(database.url);
  const queries = Array.from({ length: 6 }, () => client.$queryRaw`SELECT 1 AS one`);
  const results = await Promise.allSettled(queries);
  assert.ok(results.every((result) => result.status === 'rejected'));
  await holder.query('ROLLBACK');
  assert.deepEqual(await client.$queryRaw`SELECT 1 AS one`, [{ one: 1 }]);
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

test('what PostgreSQL says of itself reaches the caller as a 503', async () => {
  const client = connectTo(database.url);
  await client.$executeRaw`CREATE TABLE full_disk (n int)`;
  await client.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$`;
  await client.$executeRaw`
    CREATE TRIGGER refuse BEFORE INSERT ON full_disk FOR EACH ROW EXECUTE FUNCTION refuse()`;
  await assert.rejects(
    () => client.$executeRaw`INSERT INTO full_disk VALUES (1)`,
    (error) => databaseError(error)?.status === 503,
  );
  await client.$disconnect();
});
