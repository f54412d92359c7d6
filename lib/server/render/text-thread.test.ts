import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import { createTextThread } from './text-thread';

const folder = mkdtempSync(join(tmpdir(), 'guide-text-thread-'));
const file = join(process.cwd(), 'tests/.artifacts', 'text-thread.test.mjs');
const threads: ReturnType<typeof createTextThread>[] = [];

function thread(options = {}) {
  const one = createTextThread({ file, ...options });
  threads.push(one);
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
after(() => Promise.all(threads.map(({ stop }) => stop())));

const htmlOf = (outcome: object) =>
  'rendered' in outcome ? (outcome.rendered as { html: string }).html : '';
/** Backticks in runs of every length: the parser looks for the end of each. */
const SLOW =
  Array.from({ length: 100 }, (_, at) => `${'`'.repeat(at + 1)} a `).join('') +
  'mots '.repeat(30_000);

test('a text that takes too long ends the thread, and the next text has another one', async () => {
  const { render } = thread();
  const started = performance.now();
  assert.deepEqual(await render(SLOW, 300), { fault: 'Takes too long to show', isOver: true });
  assert.ok(performance.now() - started < 5000);
  assert.match(htmlOf(await render('**un**', 5000)), /<strong>un/);
});

test('while it works, everything else goes on', async () => {
  const { render } = thread();
  await render('a', 5000);
  const busy = render(SLOW, 1000);
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 10);
  await busy;
  clearInterval(clock);
  assert.ok(ticks > 30, `${ticks} ticks`);
});

test('a text refused for its form says why', async () => {
  const { render } = thread();
  assert.deepEqual(await render('a\n'.repeat(4001), 5000), { fault: 'Has more than 4000 lines' });
});

test('a thread that runs out of memory is a fault of the text', async () => {
  const greedy = join(folder, 'greedy.mjs');
  writeFileSync(
    greedy,
    `import { parentPort } from 'node:worker_threads';
     parentPort.postMessage('ready');
     parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(1000).fill({})); });`,
  );
  const { render } = thread({ file: greedy, heapMb: 16 });
  assert.deepEqual(await render('a', 20_000), {
    fault: 'Takes too much memory to show',
    isOver: true,
  });
});

test('a thread that cannot be started is an error each time, and not a fault of the text', async () => {
  const { render } = thread({ file: join(folder, 'missing.mjs') });
  for (let round = 0; round < 2; round += 1) await assert.rejects(render('a', 1000));
});

test('it is ended when nothing comes, and started again when something does', async () => {
  const { render } = thread({ idleMs: 20 });
  await render('a', 5000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.match(htmlOf(await render('*b*', 5000)), /<em>b/);
});
