import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import { eventually } from '@/tests/fixtures/running/eventually';
import { createTextProcess } from './text-process';

const folder = mkdtempSync(join(tmpdir(), 'guide-text-process-'));
const file = join(process.cwd(), 'tests/.artifacts', 'text-process.test.mjs');
const started: ReturnType<typeof createTextProcess>[] = [];

function textProcess(options = {}) {
  const one = createTextProcess({ file, ...options });
  started.push(one);
  return one;
}

before(() =>
  build({
    entryPoints: ['lib/markdown/worker.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  }),
);
after(() => Promise.all(started.map(({ stop }) => stop())));

const htmlOf = (outcome: object) =>
  'rendered' in outcome ? (outcome.rendered as { html: string }).html : '';
/** Backticks in runs of every length: the parser looks for the end of each. */
const slow = (runs: number) =>
  Array.from({ length: runs }, (_, at) => `${'`'.repeat(at + 1)} a `).join('') +
  'mots '.repeat(29_000);
const SLOW = slow(100);

test('a text that takes too long ends its process, and the next text has another one', async () => {
  const { render } = textProcess();
  const started = performance.now();
  assert.deepEqual(await render(SLOW, 300), { fault: 'Takes too long to show', isOver: true });
  assert.ok(performance.now() - started < 20_000);
  assert.match(htmlOf(await render('**un**', 5000)), /<strong>un/);
});

test('while it works, everything else goes on', async () => {
  const { render } = textProcess();
  await render('a', 5000);
  const busy = render(SLOW, 1000);
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 10);
  await busy;
  clearInterval(clock);
  assert.ok(ticks > 30, `${ticks} ticks`);
});

test('a text refused for its form says why', async () => {
  const { render } = textProcess();
  assert.deepEqual(await render('a\n'.repeat(4001), 5000), { fault: 'Has more than 4000 lines' });
});

/** Each takes memory in its own way: many things, one that grows, one too large. */
const GREEDY = {
  'many arrays': 'const all = []; for (;;) all.push(new Array(1000).fill({}));',
  'one array that grows': 'const all = []; for (;;) all.push(1.5);',
  'one large array': 'const all = new Array(1e8).fill(1.5); for (;;) all.at(0);',
};

for (const [kind, body] of Object.entries(GREEDY))
  test(`a text that takes all memory is refused and ends no more than its process: ${kind}`, async () => {
    const greedy = join(folder, 'greedy.mjs');
    writeFileSync(greedy, `process.on('message', () => { ${body} }); process.send('ready');`);
    const { render } = textProcess({ file: greedy, heapMb: 16 });
    assert.deepEqual(await render('a', 20_000), {
      fault: 'Takes too much memory to show',
      isOver: true,
    });
  });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what ends between two texts is started again by the next', async () => {
  const fleeting = join(folder, 'fleeting.mjs');
  writeFileSync(
    fleeting,
    `process.on('message', () => {
       process.send({ rendered: { html: String(process.pid) } });
       setTimeout(() => process.exit(1), 10);
     });
     process.send('ready');`,
  );
  const { render } = textProcess({ file: fleeting });
  const first = Number(htmlOf(await render('a', 5000)));
  while (isAlive(first)) await setTimeout(10);
  // Its end is known a moment later than it is over.
  await setTimeout(50);
  assert.notEqual(Number(htmlOf(await render('a', 5000))), first);
});

/** A process of which the test says what it does with its first text, and with all others. */
function fateful(name: string, first: string, others: string) {
  const [file, mark] = [join(folder, `${name}.mjs`), join(folder, name)];
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
     process.on('message', () => {
       if (existsSync('${mark}')) { ${others} } else { writeFileSync('${mark}', ''); ${first} }
     });
     process.send('ready');`,
  );
  return textProcess({ file });
}
const END = "process.kill(process.pid, 'SIGKILL')";
const THROW = "process.send({ error: 'RangeError' })";
const SHOW = "process.send({ rendered: { html: 'shown' } })";

test('a text whose process the system ended is tried once more', async () => {
  for (const [at, first] of [END, THROW].entries()) {
    const { render } = fateful(`once-${at}`, first, SHOW);
    assert.equal(htmlOf(await render('a', 5000)), 'shown', first);
  }
});

test('a text that ends its process each time is a fault of the text', async () => {
  for (const [at, first] of [END, THROW].entries()) {
    const { render } = fateful(`always-${at}`, first, first);
    assert.deepEqual(await render('a', 5000), { fault: 'Ends the program that shows it' }, first);
  }
});

test('an answer that came in time counts, although this process was too busy to read it', async () => {
  const { render } = fateful('prompt', SHOW, `setTimeout(() => ${SHOW}, 100)`);
  await render('a', 5000);
  const made = render('a', 300);
  await setTimeout(50);
  // After this come the timers, and only then what others sent.
  await new Promise((resolve) => setImmediate(resolve));
  const end = performance.now() + 600;
  while (performance.now() < end);
  assert.equal(htmlOf(await made), 'shown');
});

test('the process ends with the site, although it is at work', async () => {
  const parent = join(folder, 'parent.mjs');
  writeFileSync(
    parent,
    `import { fork } from 'node:child_process';
     const child = fork('${file}', [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
     child.once('message', () => {
       child.send(${JSON.stringify(SLOW)} + 'mots '.repeat(8_000), () => process.send(child.pid));
     });`,
  );
  const site = fork(parent, { stdio: 'ignore' });
  const pid = await new Promise<number>((resolve) =>
    site.once('message', (it) => resolve(Number(it))),
  );
  assert.ok(isAlive(pid));
  site.kill('SIGKILL');
  await eventually(async () => assert.ok(!isAlive(pid)), 7000);
});

test('a process that cannot be started is an error each time, and not a fault of the text', async () => {
  const { render } = textProcess({ file: join(folder, 'missing.mjs') });
  for (let round = 0; round < 2; round += 1) await assert.rejects(render('a', 1000));
});

test('it is ended when nothing comes, and started again when something does', async () => {
  const { render } = textProcess({ idleMs: 20 });
  await render('a', 5000);
  await setTimeout(100);
  assert.match(htmlOf(await render('*b*', 5000)), /<em>b/);
});

test('a text sees nothing of the settings of the site', async () => {
  const curious = join(folder, 'curious.mjs');
  writeFileSync(
    curious,
    `process.on('message', () => process.send({ rendered: { html: Object.keys(process.env).join() } }));
     process.send('ready');`,
  );
  const { render } = textProcess({ file: curious });
  const names = htmlOf(await render('a', 5000)).split(',');
  assert.deepEqual(
    names.filter((name) => !/^(?:NODE_|__CF)/.test(name)),
    [],
  );
});
