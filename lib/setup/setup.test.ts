import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { SOURCES, sourceHash } from './build.mjs';
import { missingOptionals } from '@/tools/upkeep/complete-lock.mjs';
import { isInstalled } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guide-setup-'));
});

test('the source hash follows the content of a file, not its date, and leaves tests out', () => {
  const page = join(root, 'app/page.tsx');
  mkdirSync(join(root, 'app'));
  writeFileSync(page, 'one');
  const first = sourceHash(['app'], root);
  writeFileSync(page, 'one');
  writeFileSync(join(root, 'app/page.test.ts'), 'a test');
  assert.equal(sourceHash(['app'], root), first);
  writeFileSync(page, 'two');
  assert.notEqual(sourceHash(['app'], root), first);
});

test('a change of any file at the root that Next reads is built', () => {
  const read = ['instrumentation.ts', 'middleware.ts', 'next.config.mjs', 'postcss.config.mjs'];
  for (const file of [...read, 'package-lock.json', 'tsconfig.json']) {
    assert.ok(SOURCES.includes(file), file);
  }
});

test('no module that may be bundled finds files by where it lies itself', () => {
  const asks = ['lib', 'prisma/seed'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => join(folder, name))
      .filter((file) =>
        /import\.meta\.(?:dirname|filename|url\))/.test(readFileSync(file, 'utf8')),
      ),
  );
  // It looks for packages.
  const mayAsk = ['lib/db/own/cluster.ts'];
  assert.deepEqual(asks.toSorted(), mayAsk, 'use resolve() of node:path');
});

test('packages count as installed only in the versions of the lock file', () => {
  const lock = (version: string) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.0'));
  assert.equal(isInstalled(root), false);
  writeFileSync(join(root, 'node_modules/.package-lock.json'), lock('1.0.0'));
  assert.equal(isInstalled(root), true);
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.1'));
  assert.equal(isInstalled(root), false);
});

test('the lock file stands for every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, object>;
  };
  assert.deepEqual(missingOptionals(packages), {}, 'run npm run lock');
});

test('what runs before the packages are installed imports nothing but Node and itself', () => {
  const seen = new Set<string>();
  const look = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import) '([^']+)'/g,
    )) {
      if (name.startsWith('./')) look(join(import.meta.dirname, name));
      else assert.match(name, /^node:/, file);
    }
  };
  for (const script of ['prepare', 'node', 'generate-client', 'env-file']) {
    look(join(import.meta.dirname, `${script}.mjs`));
  }
  assert.ok(seen.size > 4);
});
