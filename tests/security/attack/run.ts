// npm run attack: every attack row in full, and what it measured.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findPostgres, NO_POSTGRES } from '../../fixtures/database/postgres';
import { THREATS, nameOf, rowOf, threatFiles } from './rows';

const ROWS_FILE = 'tests/.artifacts/rows.jsonl';
type Line = { figure: string } | { names: string[]; ok: boolean };

const files = [...threatFiles().keys()];
const below = (room: string) => files.filter((file) => file.startsWith(`${room}/`));
const suites: [name: string, args: string[]][] = [
  ['Unit', ['tests/unit.ts', ...below('lib')]],
  ['API, embedded database', ['tests/api/run.ts', 'embedded', ...below('tests/api')]],
  ['API, PostgreSQL', ['tests/api/run.ts', 'postgres', ...below('tests/api')]],
  ['Browser', ['tests/e2e/run.ts', '--grep', 'threat \\w+: ', ...below('tests/e2e')]],
];

mkdirSync('tests/.artifacts', { recursive: true });
rmSync(ROWS_FILE, { force: true });
writeFileSync(ROWS_FILE, '');
let isBroken = false;
for (const [name, args] of suites) {
  if (!args.some((arg) => files.includes(arg))) continue;
  console.log(`\n── ${name}`);
  if (args.includes('postgres') && !findPostgres()) console.log(`Skipped: ${NO_POSTGRES}.`);
  else if (!runs(args)) isBroken = true;
}
const lines = readFileSync(ROWS_FILE, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line);

console.log('\n');
const good = Object.keys(THREATS).filter(report);
const rows = Object.keys(THREATS).length;
console.log(`\n${good.length} of ${rows} rows hold`);
process.exit(good.length === rows && !isBroken ? 0 : 1);

function runs(args: string[]): boolean {
  const run = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    stdio: 'inherit',
    env: { ...process.env, TEST_FULL: '1', TEST_ROUNDS: '200', TEST_ROWS_FILE: ROWS_FILE },
  });
  return run.status === 0;
}

/** One line for a row, its figures below it; whether it holds. */
function report(row: string): boolean {
  const tests = lines.filter((line) => 'names' in line).filter(({ names }) => rowOf(names) === row);
  const failed = tests.filter(({ ok }) => !ok);
  const holds = tests.length > 0 && failed.length === 0;
  console.log(
    `${holds ? 'pass' : 'FAIL'}  ${nameOf(row)} (${tests.length - failed.length}/${tests.length})`,
  );
  for (const { names } of failed) console.log(`        failed: ${names.join(' › ')}`);
  const figures = lines.filter((line) => 'figure' in line).map(({ figure }) => figure);
  for (const figure of new Set(figures)) {
    const [, of, text] = /^threat (\w+): (.*)$/s.exec(figure) ?? [];
    if (of === row) console.log(`        ${text}`);
  }
  return holds;
}
