import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { mask, maskedError, readableStack } from './masked-error';

test('no address, token or password of an error reaches the log', () => {
  const error = Object.assign(new Error('no row for amina@example.org'), {
    url: 'postgres://guide:hunter2@db.internal:5432/guide',
    detail: 'callback?code=abc123&state=xyz failed',
    cause: new Error('cookie: next-auth.session-token=deadbeef'),
  });
  const text = JSON.stringify(maskedError(error));
  for (const secret of ['amina', 'hunter2', 'abc123', 'xyz', 'deadbeef']) {
    assert.ok(!text.includes(secret), `${secret} in ${text}`);
  }
  assert.match(text, /no row for \[e-mail\]/);
});

test('ordinary text stays as it is', () => {
  for (const text of ['relation "articles" does not exist', 'P2002', 'GET /villes/fes']) {
    assert.equal(mask(text), text);
  }
  assert.equal(mask(5), 5);
});

test('what is no error, and what refers to itself, is survived', () => {
  const loop: Error & { meta?: object } = new Error('loop');
  loop.meta = { loop };
  const ring: Record<string, unknown> = {};
  ring.ring = ring;
  assert.doesNotThrow(() => maskedError(loop));
  assert.doesNotThrow(() => maskedError(Object.assign(new Error('ring'), { ring })));
  assert.doesNotThrow(() => maskedError('text'));
});

test('texts that a stranger made long or hard to read are masked at once, and cut', () => {
  for (const part of ['y', 'a.', '//a:', 'token ', '@', 'a@b.', '//a:b']) {
    const text = part.repeat(300_000);
    assert.ok(String(mask(text)).length < 20_000, part);
  }
});

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
