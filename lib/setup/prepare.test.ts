import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { FETCHED } from './node.mjs';

const SYSTEM = `${process.platform}-${process.arch}`;
const OLD = "Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } })";
let root: string;

/** A project of which nothing is needed but its Node; its Prisma client says what it was made on. */
beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'guide prepare ')));
  for (const folder of [
    'lib',
    'prisma/generated',
    'node_modules/prisma/build',
    'node_modules/.bin',
  ]) {
    fs.mkdirSync(join(root, folder), { recursive: true });
  }
  fs.cpSync(import.meta.dirname, join(root, 'lib/setup'), { recursive: true });
  write('package-lock.json', '{"packages":{}}');
  write('node_modules/.package-lock.json', '{"packages":{}}');
  write('prisma/schema.prisma', '');
  write('node_modules/prisma/package.json', '{}');
  write('node_modules/prisma/build/index.js', CLIENT);
  write('npm.mjs', NPM);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('a start on an old Node goes on, with all that it starts, on the one that it fetched', () => {
  const first = begin('prepare.mjs');
  assert.equal(first.stderr, '');
  assert.match(
    first.stdout,
    // On a slow machine dots come first.
    RegExp(`^Node ${FETCHED}, because 20.19.0 is too old … [. ]*fetched .*\nPackages … `),
  );
  assert.equal(first.status, 0);
  const node = join(root, '.node', `${FETCHED}-${SYSTEM}`, 'bin/node');
  const made = JSON.parse(fs.readFileSync(join(root, 'made-on.json'), 'utf8')) as object;
  assert.deepEqual(made, { by: node, byName: node });
  assert.equal(fs.realpathSync(join(root, 'node_modules/.bin/node')), node);

  fs.rmSync(join(root, 'npm.mjs'));
  const second = begin('prepare.mjs');
  assert.match(second.stdout, /^Packages … /);
  assert.equal(second.status, 0);

  // What `npm ci` by hand does: the packages are new, and it runs this at the end.
  fs.rmSync(join(root, 'node_modules/.bin/node'));
  assert.equal(begin('node.mjs').status, 0);
  assert.equal(fs.realpathSync(join(root, 'node_modules/.bin/node')), node);
});

test('a start that fails there fails here', () => {
  write('node_modules/prisma/build/index.js', 'process.exit(1)');
  const { status, stderr } = begin('prepare.mjs');
  assert.equal(status, 1);
  assert.match(stderr, /^`.*generate-client\.mjs` failed:/);
});

test('a start without npm ends with one sentence', () => {
  write('npm.mjs', 'process.exit(1)');
  for (const script of ['prepare.mjs', 'node.mjs']) {
    const { status, stderr } = begin(script);
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^Node 20\.19\.0 is too old, .* \(npm failed\): install Node 24\.0 or newer\.\n$/,
    );
  }
});

const CLIENT = `
  const byName = require('child_process').execFileSync('node', ['--print', 'process.execPath']);
  const made = { by: process.execPath, byName: String(byName).trim() };
  require('fs').writeFileSync('made-on.json', JSON.stringify(made));
`;

const NPM = `
  import fs from 'node:fs';
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const bin = 'node_modules/' + Object.keys(dependencies)[0] + '/bin/';
  fs.mkdirSync(bin, { recursive: true });
  fs.copyFileSync(process.execPath, bin + 'node', fs.constants.COPYFILE_FICLONE);
`;

function write(file: string, text: string): void {
  fs.writeFileSync(join(root, file), text);
}

function begin(script: string) {
  const args = ['--import', `data:text/javascript,${OLD}`, `lib/setup/${script}`, 'dev'];
  return spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(root, 'npm.mjs') },
  });
}
