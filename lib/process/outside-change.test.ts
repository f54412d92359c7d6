import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '@/tests/fixtures/running/eventually';
import { announceOutsideChange, watchOutsideChanges } from './outside-change';

test('what a script announces in the data directory, the site hears of, each time', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guide-outside-'));
  let heard = 0;
  const stop = watchOutsideChanges(dataDir, () => (heard += 1));
  for (const times of [1, 2]) {
    // Again and again, since nothing tells when the watch has had its first look.
    await eventually(async () => {
      announceOutsideChange(dataDir);
      assert.ok(heard >= times);
    }, 30_000);
  }
  stop();
  rmSync(dataDir, { recursive: true });
});
