import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { databaseUrl } from '@/lib/db/connect/client';
import { query } from '@/tests/fixtures/database/postgres';
import { openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { eventually } from '@/tests/fixtures/running/eventually';
import { bufferEvent, flushEvents } from './buffer';

const own = await openOwnDatabase();
after(() => own.close());

test('what could not be written is written when that can be done again, though nobody sends more', async () => {
  const page = { kind: 'page', slug: '', day: '2026-11-21', path: '/villes' } as const;
  await query(databaseUrl(), 'ALTER TABLE daily_events RENAME TO daily_events_away');
  bufferEvent({ ...page, event: 'pageview', count: 2 });
  await flushEvents();
  await query(databaseUrl(), 'ALTER TABLE daily_events_away RENAME TO daily_events');
  await eventually(async () => {
    const rows = await own.db.dailyEvent.findMany({ select: { path: true, count: true } });
    assert.deepEqual(rows, [{ path: '/villes', count: 2 }]);
  }, 20_000);
});
