import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readableStack } from './masked-error';

test('a place in a bundle becomes the place in its source', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-stack-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const source = join(folder, 'source.ts');
  const bundle = join(folder, 'bundle.mjs');
  writeFileSync(
    source,
    'type Gone = string;\n\nexport function fail(): Gone {\n  throw new Error("here");\n}\n',
  );
  await build({ entryPoints: [source], outfile: bundle, format: 'esm', sourcemap: 'linked' });
  const { fail } = (await import(pathToFileURL(bundle).href)) as { fail: () => void };
  assert.throws(fail, (error: Error) => {
    // As a start without tsx, which maps by itself.
    const raw = error.stack?.includes('bundle.mjs:')
      ? error.stack
      : `Error: here\n    at fail (${pathToFileURL(bundle).href}:2:9)`;
    assert.match(readableStack(raw), /^Error: here\n {4}at fail \(.*source\.ts:4:9\)/);
    return true;
  });
});

test('what has no map, and a text that only looks like a place, stay as they are', () => {
  for (const text of [
    'Error: /srv/no/such/file.mjs:1:1',
    'Error: gone\n    at read (/srv/no/such/file.mjs:1:1)',
    'Error: gone\n    at node:internal/process:1:2',
  ]) {
    assert.equal(readableStack(text), text);
  }
});

test('a message that a stranger made long costs nothing', () => {
  // Were a place looked for from each sign of it, this would take hours.
  const long = `Error: ${'/a'.repeat(5_000_000)}\n    at ${'/a'.repeat(5_000_000)}`;
  assert.ok(readableStack(long) === long);
});
