import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import type { Heard, Outcome } from './job';
import { Queue } from './queue';
import { runJob } from './work';

const folder = mkdtempSync(join(tmpdir(), 'guide-runner-'));

const HEAD = `import assert from 'node:assert/strict';\nimport { before, describe, test } from 'node:test';\n`;
const PASSES = `test('goes well', () => undefined);`;

/** Runs files as one job, and then what it left in the queue; all that was told of them. */
async function told(texts: Record<string, string>, silenceMs?: number): Promise<Outcome[]> {
  const bundled = new Map(
    Object.keys(texts).map((name) => [name, relative('', join(folder, `${name}.mjs`))]),
  );
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(bundled.get(name) ?? '', HEAD + text);
  }
  const outcomes: Outcome[] = [];
  const hear = (heard: Heard) => void (heard.type === 'test' && outcomes.push(heard));
  const report = {
    hear,
    failed: (file: string, name: string, reason: string) =>
      hear({ type: 'test', file, names: [name], state: 'failed', ms: 0, reason }),
    fileMs: new Map<string, number>(),
  };
  const job = { kind: 'unit' as const, files: [...bundled.keys()], expectedMs: 0 };
  const queue = new Queue([job]);
  await queue.run(1, (next) =>
    runJob({ job: next, server: undefined, bundled, report, plan: { silenceMs }, queue }),
  );
  return outcomes;
}

const short = ({ file, names, state }: Outcome) => `${file} › ${names.join(' › ')}: ${state}`;

test('a failure is told with its place, its cause and the names of what it stands in', async () => {
  const [outcome] = await told({
    a: `describe('sums', () => test('one and one', () => assert.equal(1 + 1, 3)));`,
  });
  assert.equal(outcome && short(outcome), 'a › sums › one and one: failed');
  assert.match(outcome?.reason ?? '', /2 !== 3/);
});

test('a hook that fails fails its suite, and a test that is skipped says why', async () => {
  const outcomes = await told({
    a: `describe('broken', () => {
      before(() => { throw new Error('no database'); });
      test('never runs', () => undefined);
    });
    test('not here', { skip: 'no such machine' }, () => undefined);`,
  });
  const broken = outcomes.filter(({ state }) => state === 'failed');
  assert.ok(broken.some(({ names }) => names.join() === 'broken'));
  assert.ok(broken.every(({ reason = '' }) => reason.length > 0));
  const skipped = outcomes.find(({ state }) => state === 'skipped');
  assert.equal(skipped?.reason, 'no such machine');
});

test('a file in which nothing is tested is a failure', async () => {
  const outcomes = await told({ a: 'const nothing = 1;', b: PASSES });
  assert.deepEqual(outcomes.map(short).toSorted(), [
    'a › has tests: failed',
    'b › goes well: passed',
  ]);
});

test('a file that ends its process is named, and those after it run all the same', async () => {
  const outcomes = await told({
    a: PASSES,
    b: `test('leaves', () => process.exit(0));`,
    c: PASSES,
  });
  assert.deepEqual(outcomes.map(short).toSorted(), [
    'a › goes well: passed',
    'b › leaves: failed',
    'c › goes well: passed',
  ]);
});

test('what a test leaves behind is a failure that says where it comes from', async () => {
  const late = `setImmediate(() => { throw new Error('too late'); });`;
  const later = `await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));`;
  const outcomes = await told({
    a: `test('leaves something', () => { ${late} }); test('goes on', async () => { ${later} });`,
  });
  const [failed] = outcomes.filter(({ state }) => state === 'failed');
  assert.match(failed?.reason ?? '', /"leaves something"[^]*too late/);
});

test('a test that never ends is named, and the files after it run all the same', async () => {
  const outcomes = await told(
    { a: PASSES, b: `test('turns', () => { for (;;); });`, c: PASSES },
    8000,
  );
  assert.deepEqual(outcomes.map(short).toSorted(), [
    'a › goes well: passed',
    'b › turns: failed',
    'c › goes well: passed',
  ]);
});
