import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRANSFERRED } from '@/lib/transfer/transferred';
import { exportCsv, sendImport } from '../../fixtures/data/import';
import { bringPeople } from '../../fixtures/people/people';

const { admin, db } = await bringPeople();

for (const name of TRANSFERRED) {
  test(`${name}: the file that the export writes comes back unchanged`, async () => {
    const file = await exportCsv(admin, name);
    const { report } = await sendImport(admin, name, file);
    assert.deepEqual(report?.rows, []);
    assert.ok((report?.counts.keep ?? 0) >= 5);
  });
}

test('all masters of the first content are in the file', async () => {
  const { report } = await sendImport(admin, 'programmes', await exportCsv(admin, 'programmes'));
  assert.equal(report?.counts.keep, await db.programme.count());
});
