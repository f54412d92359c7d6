import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectWithoutDeadlines } from '@/lib/db/connect/client';
import { type Database, startDatabase } from '@/tests/fixtures/database/test-server';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import {
  MASTERS,
  PLACES,
  fillCalls,
  fillDirectory,
  runOnServer,
} from '@/tests/fixtures/data/many-masters';

const YEARS = 5;

let database: Database;

before(async () => {
  database = await startDatabase();
  await applyMigrations(database.url);
  const db = connectWithoutDeadlines(database.url);
  await fillDirectory(db);
  await fillCalls(db, YEARS);
  await db.$disconnect();
});
after(() => database.stop());

// The pool of the site gives up a statement after two seconds, as it does for a reader.
test('both files of ten thousand masters are written, one after the other, no statement too long', async () => {
  const counts = await runOnServer<number[]>(
    database.url,
    `
    import { mastersCsv, mastersJson } from '@/lib/open-data/files';
    const whole = async (pieces) => {
      let text = '';
      for await (const piece of pieces) text += piece;
      return text;
    };
    const { masters, avis } = JSON.parse(await whole(mastersJson()));
    const lines = (await whole(mastersCsv())).split('\\r\\n').filter(Boolean).length;
    const named = masters.reduce((sum, master) => sum + master.avis.length, 0);
    answer([masters.length, avis.length, named, lines]);`,
  );
  const calls = PLACES * YEARS * 2;
  const halves = await countHalves();
  assert.deepEqual(counts, [
    ...[MASTERS, calls],
    ...[MASTERS * YEARS + halves * YEARS, MASTERS + 1],
  ]);
});

/** The masters that the second call of each year names. */
async function countHalves(): Promise<number> {
  const db = connectWithoutDeadlines(database.url);
  const named = await db.callProgramme.count({
    where: { call: { slug: { startsWith: 'avis-2-2026-' } } },
  });
  await db.$disconnect();
  return named;
}
