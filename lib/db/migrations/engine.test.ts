import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDatabase } from '@/tests/fixtures/database/test-server';
import { applyMigrations } from './migrate';

test('the engine holds up no script that has migrated: its timers are known by their name', async () => {
  const database = await startDatabase('empty');
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  await applyMigrations(database.url);
  assert.equal(timers(), before);
  await database.stop();
});
