import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { eventually } from '@/tests/fixtures/running/eventually';
import { settle, standingClock } from '@/tests/fixtures/running/standing-clock';
import {
  END,
  OWN_PID,
  SHOW,
  THROW,
  buildWorker,
  fateful,
  folder,
  isAlive,
  lasting,
  removeFolder,
} from '@/tests/fixtures/site/text-processes';
import { createTextProcess } from './text-process';

let file = '';
const started: ReturnType<typeof createTextProcess>[] = [];

function textProcess(options = {}) {
  const one = createTextProcess({ file, ...options });
  started.push(one);
  return one;
}

before(async () => {
  file = await buildWorker('text-process');
});
after(async () => {
  await Promise.all(started.map(({ stop }) => stop()));
  removeFolder();
});

const htmlOf = (outcome: object) =>
  'rendered' in outcome ? (outcome.rendered as { html: string }).html : '';
/** Backticks in runs of every length: the parser looks for the end of each. */
const slow = (runs: number) =>
  Array.from({ length: runs }, (_, at) => `${'`'.repeat(at + 1)} a `).join('') +
  'mots '.repeat(29_000);
const SLOW = slow(100);

/** Longer than any text of these tests takes. */
const LONG_MS = 120_000;

test('a text that takes too long ends its process, and the next text has another one', async () => {
  const { render } = textProcess();
  assert.deepEqual(await render(SLOW, 300), { fault: 'Takes too long to show', isOver: true });
  assert.match(htmlOf(await render('**un**', LONG_MS)), /<strong>un/);
  const file = lasting('endless', `process.send(${OWN_PID})`, 'for (;;);');
  const endless = textProcess({ file });
  const pid = Number(htmlOf(await endless.render('a', LONG_MS)));
  assert.ok('fault' in (await endless.render('b', 1)));
  await eventually(async () => assert.ok(!isAlive(pid)));
});

test('while it works, everything else goes on', async () => {
  const { render, stop } = textProcess();
  await render('a', LONG_MS);
  let isOver = false;
  const busy = assert.rejects(render(SLOW, LONG_MS).finally(() => (isOver = true)));
  for (let turns = 0; turns < 10; turns += 1) await settle();
  assert.equal(isOver, false);
  await stop();
  await busy;
});

test('a text refused for its form says why', async () => {
  const { render } = textProcess();
  assert.deepEqual(await render('a\n'.repeat(4001), LONG_MS), {
    fault: 'Has more than 4000 lines',
  });
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
    assert.deepEqual(await render('a', LONG_MS), {
      fault: 'Takes too much memory to show',
      isOver: true,
    });
  });

test('what ends between two texts is started again by the next', async () => {
  const file = lasting('fleeting', `process.send(${OWN_PID}, () => process.exit(1))`);
  const { render } = textProcess({ file });
  const first = Number(htmlOf(await render('a', LONG_MS)));
  await eventually(async () => assert.ok(!isAlive(first)));
  assert.notEqual(Number(htmlOf(await render('a', LONG_MS))), first);
});

test('a text whose process the system ended is tried once more', async () => {
  for (const [at, first] of [END, THROW].entries()) {
    const { render } = textProcess({ file: fateful(`once-${at}`, first, SHOW) });
    assert.equal(htmlOf(await render('a', LONG_MS)), 'shown', first);
  }
});

test('a text that ends its process each time is a fault of the text', async () => {
  for (const [at, first] of [END, THROW].entries()) {
    const { render } = textProcess({ file: fateful(`always-${at}`, first, first) });
    assert.deepEqual(
      await render('a', LONG_MS),
      { fault: 'Ends the program that shows it' },
      first,
    );
  }
});

test('an answer that came in time counts, although this process was too busy to read it', async (t) => {
  const [busy, answered] = [join(folder, 'busy'), join(folder, 'answered')];
  const note = `() => writeFileSync('${answered}', '')`;
  const answer = `while (!existsSync('${busy}')); ${SHOW.slice(0, -1)}, ${note});`;
  const { render } = textProcess({ file: lasting('prompt', SHOW, answer) });
  await render('a', LONG_MS);
  standingClock(t);
  const made = render('a', 300);
  await settle();
  writeFileSync(busy, '');
  while (!existsSync(answered));
  // After being busy come the timers, and only then what others sent.
  t.mock.timers.tick(300);
  assert.equal(htmlOf(await made), 'shown');
});

test('a text that had no processor in its time gets it again, and twice at most', async (t) => {
  const first = `process.on('SIGUSR2', () => ${SHOW}); process.send(${OWN_PID})`;
  const { render } = textProcess({ file: lasting('idle', first, 'void 0') });
  const pid = Number(htmlOf(await render('a', LONG_MS)));
  standingClock(t);
  const pass = async () => {
    for (const ms of [300, 100]) {
      await settle();
      t.mock.timers.tick(ms);
    }
  };
  const late = render('late', 300, 2);
  await pass();
  await pass();
  process.kill(pid, 'SIGUSR2');
  assert.equal(htmlOf(await late), 'shown');
  const never = render('never', 300, 2);
  for (let time = 0; time < 3; time += 1) await pass();
  assert.deepEqual(await never, { fault: 'Takes too long to show', isOver: true });
});

test('the process ends with the site, although it is at work', async (t) => {
  const parent = join(folder, 'parent.mjs');
  const endless = await buildWorker('endless-process', true);
  writeFileSync(
    parent,
    `import { fork } from 'node:child_process';
     const child = fork('${endless}', [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
     child.once('message', () => child.send('a text', () => process.send(child.pid)));`,
  );
  const site = fork(parent, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const pid = await new Promise<number>((resolve) =>
    site.once('message', (it) => resolve(Number(it))),
  );
  t.after(() => isAlive(pid) && process.kill(pid, 'SIGKILL'));
  assert.ok(isAlive(pid));
  site.kill('SIGKILL');
  await eventually(async () => assert.ok(!isAlive(pid)));
});

test('a process that cannot be started is an error each time, and not a fault of the text', async () => {
  const { render } = textProcess({ file: join(folder, 'missing.mjs') });
  for (let round = 0; round < 2; round += 1) await assert.rejects(render('a', LONG_MS));
});

test('it is ended when nothing comes, and started again when something does', async () => {
  const file = lasting('idle', `process.send(${OWN_PID})`);
  const { render } = textProcess({ file, idleMs: 20 });
  const first = Number(htmlOf(await render('a', LONG_MS)));
  await eventually(async () => assert.ok(!isAlive(first)));
  assert.notEqual(Number(htmlOf(await render('b', LONG_MS))), first);
});

test('a text sees nothing of the settings of the site', async () => {
  const curious = join(folder, 'curious.mjs');
  writeFileSync(
    curious,
    `process.on('message', () => process.send({ rendered: { html: Object.keys(process.env).join() } }));
     process.send('ready');`,
  );
  const { render } = textProcess({ file: curious });
  const names = htmlOf(await render('a', LONG_MS)).split(',');
  assert.deepEqual(
    names.filter((name) => !/^(?:NODE_|__CF)/.test(name)),
    [],
  );
});
