import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { startInMemoryDatabase } from './in-memory';
import { maintain } from './maintain';

test('dead rows are cleared, the planner learns of the tables, and the log is cut', async (t) => {
  const database = await startInMemoryDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await database.stop();
  });
  await client.query('CREATE TABLE worn (n int, text text)');
  await client.query(
    `INSERT INTO worn SELECT n, repeat('x', 2000) FROM generate_series(1, 9000) n`,
  );
  await client.query('UPDATE worn SET n = -n');
  const before = await state();
  assert.ok(Number(before.log) > 16 * 1024 * 1024 && Number(before.dead) > 1000);

  await maintain(database.url);
  const { log, dead, known } = await state();
  assert.deepEqual([Number(dead), Number(known)], [0, 9000]);
  assert.ok(Number(log) < 1024 * 1024, `${log} bytes of log`);

  async function state() {
    // Otherwise the figures of the last second may still be missing.
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await client.query(
      `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) AS log, n_dead_tup AS dead,
              (SELECT reltuples FROM pg_class WHERE relname = 'worn') AS known
       FROM pg_control_checkpoint(), pg_stat_user_tables WHERE relname = 'worn'`,
    );
    return rows[0];
  }
});
