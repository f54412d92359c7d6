import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CsvFault } from '@/lib/csv/cell';
import { readCsv } from '@/lib/csv/read';
import { type KnownSubscriber, planSubscribers } from './subscribers';

const HEADER = 'email,consent_date,consent_source';
const base: KnownSubscriber = {
  ...{ id: 'x', active: true, consentedAt: new Date('2024-05-01'), consentSource: null },
  ...{ pendingSince: null, unsubscribedAt: null, refusedAt: null },
};
const DAY = new Date('2025-01-02T10:00:00Z');
const off = { ...base, active: false };
const stored = new Map<string, KnownSubscriber>([
  ['here@example.org', base],
  ['brought@example.org', { ...base, consentSource: 'Salon de Rabat' }],
  ['left@example.org', { ...off, unsubscribedAt: DAY }],
  ['gone@example.org', { ...off, refusedAt: DAY }],
  ['asked@example.org', { ...off, pendingSince: DAY }],
]);

async function plan(...rows: string[]) {
  const file = await readCsv(Buffer.from([HEADER, ...rows].join('\n')));
  return planSubscribers(file, async (emails) => {
    return new Map([...stored].filter(([email]) => emails.includes(email)));
  });
}

test('a new address comes in with its proof', async () => {
  const { report, writes } = await plan(
    'New@Example.org,03/09/2025,"Stand, salon de Fès"',
    'b@example.org,15/09/2025,Liste',
  );
  assert.deepEqual(report.counts, { create: 2, change: 0, refuse: 0, keep: 0 });
  assert.deepEqual(writes[0], {
    email: 'new@example.org',
    day: '2025-09-03',
    source: 'Stand, salon de Fès',
  });
});

test('nobody who is off is switched on', async () => {
  const { report, writes } = await plan(
    ...['left', 'gone', 'asked'].map((name) => `${name}@example.org,2025-09-03,Liste`),
  );
  assert.equal(report.counts.refuse, 3);
  assert.deepEqual(writes, []);
  const said = JSON.stringify(report.rows);
  for (const part of ['Left on 2025-01-02', 'no such address', 'asked to confirm']) {
    assert.ok(said.includes(part), part);
  }
});

test('a consent given here stays, one that was brought is corrected, old and new shown', async () => {
  const { report, writes } = await plan(
    'here@example.org,2025-09-03,Liste',
    'brought@example.org,2024-05-01,Salon de Fès',
  );
  assert.deepEqual(report.counts, { create: 0, change: 1, refuse: 0, keep: 1 });
  const [row] = report.rows;
  assert.deepEqual(row?.what === 'change' && row.cells, [
    { column: 'consent_source', before: 'Salon de Rabat', after: 'Salon de Fès' },
  ]);
  assert.equal(writes.length, 1);
});

for (const [row, column, message] of [
  ['nobody,2025-09-03,Liste', 'email', /not an e-mail/],
  [',2025-09-03,Liste', 'email', /missing/],
  ['a@example.org,,Liste', 'consent_date', /missing/],
  ['a@example.org,2999-01-01,Liste', 'consent_date', /future/],
  ['a@example.org,hier,Liste', 'consent_date', /date such as/],
  ['a@example.org,2025-02-30,Liste', 'consent_date', /./],
  ['a@example.org,2025-09-03,', 'consent_source', /missing/],
  ['a@example.org,2025-09-03', 'consent_source', /missing/],
  [`a@example.org,2025-09-03,${'x'.repeat(301)}`, 'consent_source', /longer/],
  ['a@example.org,2025-09-03,=1+1', 'consent_source', /formula/],
  ['a@example.org,2025-09-03,a\u0000b', 'consent_source', /cannot be stored/],
  ['=cmd@example.org,2025-09-03,Liste', 'email', /formula/],
] as const) {
  test(`refuses ${JSON.stringify(row.slice(0, 40))}`, async () => {
    const { report, writes } = await plan(row);
    assert.deepEqual(writes, []);
    const [found] = report.rows;
    assert.ok(found?.what === 'refuse' && found.reasons.length === 1, JSON.stringify(found));
    assert.equal(found.reasons[0]?.column, column);
    assert.match(found.reasons[0].message, message);
  });
}

test('an address that is there twice comes in once', async () => {
  const { report } = await plan('a@example.org,2025-09-03,Liste', 'A@example.org,2025-09-04,Liste');
  assert.deepEqual(report.counts, { create: 1, change: 0, refuse: 1, keep: 0 });
  assert.match(JSON.stringify(report.rows), /Is on line 2 already/);
});

for (const header of [
  ...['email,consent_date', 'email,consent_date,consent_source,active'],
  ...['email,email,consent_date,consent_source', 'a@example.org,2025-09-03,Liste'],
]) {
  test(`refuses a file with the columns ${header}`, async () => {
    const file = await readCsv(Buffer.from(`${header}\na@example.org,2025-09-03,Liste\n`));
    await assert.rejects(
      planSubscribers(file, async () => new Map()),
      CsvFault,
    );
  });
}
