import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Next says in its documents, and not in its manifest, what it offers. */
const OF_NEXT = /^next\/(?:font\/local|headers|link|navigation|og|server)$/;
/** A path within a package; `@/` is ours. */
const INNER_PATH = /(?:from|import\(|require\()\s*'((?:@[\w-]+\/)?[\w-]+\/[^']+)'/g;

test('only what a package offers to all is imported from it', () => {
  const list = execFileSync('git', ['ls-files', 'app', 'components', 'lib', 'prisma', '*.ts']);
  const files = list.toString().split('\n');
  const inner = files
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .flatMap((file) => {
      const imports = [...readFileSync(file, 'utf8').matchAll(INNER_PATH)];
      return imports
        .filter(([, path = '']) => !isOffered(path))
        .map(([text]) => `${file}: ${text}`);
    });
  assert.deepEqual(inner, []);
});

/** Node itself refuses what the exports of a package do not name, where it has any. */
function isOffered(path: string): boolean {
  if (path.startsWith('next/')) return OF_NEXT.test(path);
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '';
  const manifest = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as object;
  return 'exports' in manifest || path === name;
}
