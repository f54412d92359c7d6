import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { announceOutsideChange, watchOutsideChanges } from './outside-change';

test('what a script announces in the data directory, the site hears of, each time', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'guide-outside-'));
  let heard = 0;
  const stop = watchOutsideChanges(dataDir, () => (heard += 1));
  for (const times of [1, 2]) {
    // Again and again, since nothing tells when the watch has had its first look.
    for (let attempt = 0; heard < times && attempt < 300; attempt += 1) {
      announceOutsideChange(dataDir);
      await sleep(100);
    }
    assert.ok(heard >= times);
  }
  stop();
  rmSync(dataDir, { recursive: true });
});
