import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepSettings } from '@/tests/fixtures/running/give-settings';
import { loadSettings, publishSetting } from './settings';

test('only a start in development mode is development, whatever NODE_ENV says or leaves out', (t) => {
  keepSettings(t);
  const folder = mkdtempSync(join(tmpdir(), 'guide-settings-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  publishSetting('DATA_DIR', folder);
  assert.equal(loadSettings(false).isProduction, true);
  publishSetting('NODE_ENV', '');
  assert.equal(loadSettings(false).isProduction, true);
  publishSetting('NODE_ENV', 'production');
  assert.equal(loadSettings(true).isProduction, false);
});
