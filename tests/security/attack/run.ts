// npm run attack: every attack row in full, and what it measured.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { THREATS, nameOf, rowOf, threatFiles } from './rows';

type Results = {
  tests: { names: string[]; state: 'passed' | 'failed' | 'skipped' }[];
  figures: { text: string }[];
};

const run = spawnSync(
  process.execPath,
  [...['--import', 'tsx', 'tests/run.ts', '--grep=threat \\w+: '], ...threatFiles().keys()],
  { stdio: 'inherit', env: { ...process.env, TEST_FULL: '1', TEST_ROUNDS: '200' } },
);
const results = JSON.parse(readFileSync('tests/.artifacts/results.json', 'utf8')) as Results;

console.log('\n');
const good = Object.keys(THREATS).filter(report);
const rows = Object.keys(THREATS).length;
console.log(`\n${good.length} of ${rows} rows hold`);
process.exit(good.length === rows && run.status === 0 ? 0 : 1);

/** One line for a row, its figures below it; whether it holds. */
function report(row: string): boolean {
  const tests = results.tests.filter(
    ({ names, state }) => rowOf(names) === row && state !== 'skipped',
  );
  const failed = tests.filter(({ state }) => state === 'failed');
  const holds = tests.length > 0 && failed.length === 0;
  console.log(
    `${holds ? 'pass' : 'FAIL'}  ${nameOf(row)} (${tests.length - failed.length}/${tests.length})`,
  );
  for (const { names } of failed) console.log(`        failed: ${names.join(' › ')}`);
  for (const figure of new Set(results.figures.map(({ text }) => text))) {
    const [, of, text] = /^threat (\w+): (.*)$/s.exec(figure) ?? [];
    if (of === row) console.log(`        ${text}`);
  }
  return holds;
}
