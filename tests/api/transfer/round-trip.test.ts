import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRANSFERRED } from '@/lib/transfer/report';
import { exportCsv, sendImport } from '../../fixtures/data/import';
import { bringPeople } from '../../fixtures/people/people';

const { admin, db } = await bringPeople();
const rowsOf: Record<(typeof TRANSFERRED)[number], () => Promise<number>> = {
  universities: () => db.university.count(),
  establishments: () => db.establishment.count(),
  programmes: () => db.programme.count(),
  calls: () => db.call.count(),
  categories: () => db.category.count(),
  cities: () => db.city.count(),
};

for (const name of TRANSFERRED) {
  test(`${name}: the file that the export writes comes back unchanged`, async () => {
    const { report } = await sendImport(admin, name, await exportCsv(admin, name));
    assert.deepEqual(report?.rows, []);
    assert.equal(report?.counts.keep, await rowsOf[name]());
  });
}
