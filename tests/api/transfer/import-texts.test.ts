import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sendImport } from '../../fixtures/data/import';
import { bringPeople } from '../../fixtures/people/people';

const { admin, db } = await bringPeople();
const slug = `ville-${randomUUID().slice(0, 8)}`;

/** Short to send, and twelve thousand cells to show. */
const TABLE = `|${'a|'.repeat(41)}\n|${'-|'.repeat(41)}\n${'|\n'.repeat(400)}`;

test('a text that could not be shown is refused at its column, as in the form', async () => {
  const file = `name,slug,reasons\nVille,${slug},"${TABLE}"\n`;
  const { report } = await sendImport(admin, 'cities', file);
  const [row] = report?.rows ?? [];
  assert.ok(row?.what === 'refuse');
  assert.deepEqual(
    row.reasons.map(({ column }) => column),
    ['reasons'],
  );
  assert.match(row.reasons[0]?.message ?? '', /cells/);
  assert.equal(await db.city.count({ where: { slug } }), 0);
});
