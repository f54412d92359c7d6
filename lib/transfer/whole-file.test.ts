import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv } from '@/lib/csv/read';
import { resources } from '@/lib/entities/registry';
import { planImport } from './plan';

const names = { slugOf: () => '', idOf: () => '' };

async function plan(text: string) {
  return planImport(resources.programmes, await readCsv(Buffer.from(text)), { stored: [], names });
}

test('unknown, missing and repeated columns refuse the file', async () => {
  await assert.rejects(plan('slug,couleur\na,b\n'), /Column B has a name that is not known/);
  await assert.rejects(plan('slug,Slug\na,b\n'), /there twice/);
  await assert.rejects(plan('id\nx\n'), /names no known column/);
});

test('ten thousand errors are counted, and the first of them listed', async () => {
  const { report } = await plan(`slug,rhythm\n${'master-finance,parfois\n'.repeat(10_000)}`);
  assert.equal(report.counts.refuse, 10_000);
  assert.equal(report.rows.length, 500);
});
