import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const ARCHITECTURE = 'docs/architecture.md';
/** Decisions are left out: what they decide outlives the names of files. */
const PAGES = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')];
const ROOMS = ['lib', 'components', 'lib/front'];
const UNSEEN = /^(?:node_modules|\.git|\.next[^/]*|\.data|\.node|\.cache)$/;

const paths = below('.').map((path) => path.replace(/^\.\//, ''));
const roots = new Set(readdirSync('.'));

for (const page of PAGES) {
  test(`${page} names no file or folder that is not there`, () => {
    const gone = namedPaths(readFileSync(page, 'utf8'), roots).filter(
      (named) => !isThere(named, paths),
    );
    assert.deepEqual(gone, []);
  });
}

test(`${ARCHITECTURE} names every room`, () => {
  const code = codeOf(readFileSync(ARCHITECTURE, 'utf8')).join('\n');
  const rooms = ROOMS.flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  assert.ok(rooms.length > 20, 'the rooms were not found');
  const isNamed = (room: string) => new RegExp(`(?:^|[\\s/,])${room}(?=[\\s/,]|$)`, 'm').test(code);
  assert.deepEqual(
    rooms.filter((room) => !isNamed(room)),
    [],
  );
});

test('what is gone is found, however it is named', () => {
  const text = 'See `lib/gone/`, `npm run x -- lib/gone/a.test.ts`, [x](docs/gone.md), `gone.tsx`.';
  assert.deepEqual(
    namedPaths(`${text} Not \`/villes\`, \`text/html\` or \`tests/.artifacts/x\`.`, roots),
    ['lib/gone/', 'lib/gone/a.test.ts', 'gone.tsx', 'docs/gone.md'],
  );
  const there = ['lib/front/cache/page-cache.ts', 'lib/front/cache', 'lib/front'];
  for (const named of ['front/cache/', 'page-cache.ts', 'lib/**/page-cache.ts', 'lib/front']) {
    assert.ok(isThere(named, there), named);
  }
  for (const named of ['cache.ts', 'cach', 'lib/cache', 'age-cache.ts', 'server/*.ts']) {
    assert.ok(!isThere(named, there), named);
  }
});

function markdownIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !UNSEEN.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? [path, ...below(path)] : [path];
    });
}

/** Places that are not in git: they come into being by a build, a start or a test. */
const MADE =
  /^(?:\.data|\.cache|\.next|\.node|node_modules|prisma\/generated|tests\/\.artifacts)(?:\/|$)/;
const PATH = /^[\w.@()[\]*-]+(?:\/[\w.@()[\]*-]*)*$/;
const SOURCE = /\.(?:tsx?|mjs)$/;

/** The files and folders of the repository that a page of Markdown names, as it spells them. */
function namedPaths(markdown: string, roots: ReadonlySet<string>): string[] {
  const words = codeOf(markdown).flatMap((code) => code.split(/[\s,;"'=]+/));
  const links = [...markdown.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
  const named = [...words, ...links]
    .map((word) => word.replace(/^(?:@|\.)\//, '').replace(/[.:…]+$/, ''))
    .filter((word) => PATH.test(word) && !MADE.test(word) && !word.includes('NNN'))
    .filter((word) => isPath(word, roots));
  return [...new Set(named)];
}

/** What stands in backticks and in fenced blocks. */
function codeOf(markdown: string): string[] {
  const fenced = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
  const rest = markdown.replace(/^```\w*\n[\s\S]*?^```/gm, '');
  return [...fenced, ...[...rest.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)];
}

/** Whether a file or folder has this path, or ends with it: pages speak of rooms by their names. */
function isThere(named: string, paths: readonly string[]): boolean {
  const path = named.replace(/\/$/, '');
  const pattern = path
    .replaceAll(/[.()[\]]/g, '\\$&')
    .replaceAll('**', '.+')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  const whole = new RegExp(`(?:^|/)${pattern}$`);
  return paths.some((one) => whole.test(one));
}

function isPath(word: string, roots: ReadonlySet<string>): boolean {
  if (SOURCE.test(word)) return true;
  const [first = '', ...rest] = word.split('/');
  return rest.length > 0 && (roots.has(first) || (word.endsWith('/') && word !== '/'));
}
