import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv } from '@/lib/csv/read';
import { resources } from '@/lib/entities/registry';
import type { Names } from './cell-value';
import { planImport } from './plan';
import type { Reason } from './report';

const SCHOOL = '11111111-1111-4111-8111-111111111111';
const HEADER = 'name;kind;status;establishment;languages';
const names: Names = { slugOf: () => 'encg-settat', idOf: () => SCHOOL };

async function reasons(text: string, encoding: 'utf8' | 'latin1' = 'utf8'): Promise<Reason[]> {
  const file = await readCsv(Buffer.from(`${HEADER}\n${text}\n`, encoding));
  const { report } = await planImport(resources.programmes, file, { stored: [], names });
  return report.rows.flatMap((row) => (row.what === 'refuse' ? row.reasons : []));
}

test('a name without a Latin letter makes no slug: the row is refused there', async () => {
  assert.deepEqual(await reasons('ماستر القانون;master;annonce;encg-settat;ar'), [
    { column: 'slug', message: 'Required' },
  ]);
});

test('letters that Excel lost do not begin a new row either', async () => {
  const row = 'Maîtrise en ?????;master;annonce;encg-settat;ar';
  const [reason] = await reasons(row, 'latin1');
  assert.equal(reason?.column, 'name');
  assert.match(reason?.message ?? '', /save it as CSV UTF-8/);
  assert.deepEqual(await reasons(row), [], 'in UTF-8 nothing is lost');
});

test('what is missing is said in words', async () => {
  assert.deepEqual(await reasons(';master;annonce;;'), [
    { column: 'name', message: 'Required' },
    { column: 'slug', message: 'Required' },
    { column: 'establishment', message: 'Required' },
  ]);
});

test('others have their turn while rows are checked that take long', async () => {
  const rows = Array.from({ length: 20 }, () => 'Master;master;annonce;encg-settat;fr');
  const file = await readCsv(Buffer.from([HEADER, ...rows].join('\n')));
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await new Promise(setImmediate);
  })();
  let now = 0;
  const tenMsARow = () => (now += 10);
  await planImport(resources.programmes, file, { stored: [], names }, undefined, tenMsARow);
  isDone = true;
  await others;
  assert.ok(turns > 5, `${turns} turns`);
});
