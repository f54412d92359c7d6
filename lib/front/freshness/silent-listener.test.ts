import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { startDatabase } from '@/tests/fixtures/database/test-server';
import { eventually } from '@/tests/fixtures/running/eventually';
import { ChangeListener } from './change-listener';

test('PostgreSQL is told to drop a listener whose machine is silent', async (t) => {
  const postgres = await startDatabase('empty');
  t.after(() => postgres.stop());
  const client = new Client({ connectionString: postgres.url });
  let isListening = false;
  const listener = new ChangeListener({
    connect: () => client,
    onChange: () => undefined,
    onListening: (now) => (isListening = now),
  });
  t.after(() => listener.stop());
  await eventually(async () => assert.ok(isListening));
  const { rows } = await client.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name ~ '^tcp_' ORDER BY name",
  );
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  assert.deepEqual(settings, {
    tcp_keepalives_count: '3',
    tcp_keepalives_idle: '2',
    tcp_keepalives_interval: '1',
    tcp_user_timeout: '5000',
  });
});
