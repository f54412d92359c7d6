import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadSettings, publishSetting } from './settings';

test('only a start in development mode is development, whatever NODE_ENV says or leaves out', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-settings-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  publishSetting('DATA_DIR', folder);
  assert.equal(loadSettings(false).isProduction, true);
  publishSetting('NODE_ENV', '');
  assert.equal(loadSettings(false).isProduction, true);
  publishSetting('NODE_ENV', 'production');
  assert.equal(loadSettings(true).isProduction, false);
});
