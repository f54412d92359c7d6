import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import {
  MASTERS,
  PLACES,
  fillCalls,
  fillDirectory,
  runOnServer,
} from '@/tests/fixtures/data/many-masters';

const YEARS = 5;

onDatabase('the open files', ({ url, db }) => {
  before(async () => {
    await fillDirectory(db);
    await fillCalls(db, YEARS);
  });

  // The pool of the site gives up a statement after two seconds, as it does for a reader.
  test('both files of ten thousand masters are written, one after the other, no statement too long', async () => {
    const counts = await runOnServer<number[]>(
      url,
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
    // The masters that the second call of each year names.
    const halves = await db.callProgramme.count({
      where: { call: { slug: { startsWith: 'avis-2-2026-' } } },
    });
    assert.deepEqual(counts, [
      ...[MASTERS, PLACES * YEARS * 2],
      ...[MASTERS * YEARS + halves * YEARS, MASTERS + 1],
    ]);
  });
});
