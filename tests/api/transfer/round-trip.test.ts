import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRANSFERRED } from '@/lib/transfer/transferred';
import { exportCsv, sendImport } from '../../fixtures/data/import';
import { bringPeople } from '../../fixtures/people/people';
import { eventually } from '../../fixtures/running/eventually';

const { admin, db } = await bringPeople();

for (const name of TRANSFERRED) {
  test(`${name}: the file that the export writes comes back unchanged`, async () => {
    // Others write rows of their own meanwhile, and are told apart by exporting again.
    await eventually(async () => {
      const { report } = await sendImport(admin, name, await exportCsv(admin, name));
      assert.deepEqual(report?.rows, []);
      assert.ok((report?.counts.keep ?? 0) >= 5);
    }, 30_000);
  });
}

test('all masters of the first content are in the file', async () => {
  await eventually(async () => {
    const { report } = await sendImport(admin, 'programmes', await exportCsv(admin, 'programmes'));
    assert.equal(report?.counts.keep, await db.programme.count());
  }, 30_000);
});
