import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { NO_POSTGRES, findPostgres } from './fixtures/database/postgres';

export type Count = { passed: number; failed: number; failures?: string[]; skipped?: string };
export type Suite = { name: string; needsBrowser?: boolean; run: () => Promise<Count> };

const COUNT_FILE = 'tests/.artifacts/count.json';

export const suites: Suite[] = [
  { name: 'Format', run: () => once('prettier', ['--check', '.', '--log-level', 'warn']) },
  { name: 'Lint', run: () => once('eslint', ['.', '--max-warnings', '0']) },
  { name: 'Types', run: types },
  { name: 'Unit', run: () => counted(['tests/unit.ts']) },
  { name: 'API on the embedded database', run: () => counted(['tests/api/run.ts', 'embedded']) },
  { name: 'API on PostgreSQL', run: apiOnPostgres },
  { name: 'Browser', needsBrowser: true, run: () => counted(['tests/e2e/run.ts']) },
  { name: 'Three engines', needsBrowser: true, run: () => counted(['tests/engines/run.ts']) },
];

async function types(): Promise<Count> {
  const typegen = await once('next', ['typegen']);
  return typegen.failed ? typegen : once('tsc', ['--noEmit']);
}

async function apiOnPostgres(): Promise<Count> {
  if (!findPostgres()) {
    console.log(`Skipped: ${NO_POSTGRES}.`);
    return { passed: 0, failed: 0, skipped: NO_POSTGRES };
  }
  return counted(['tests/api/run.ts', 'postgres']);
}

/** A tool that passes or fails as a whole. */
async function once(tool: string, args: string[]): Promise<Count> {
  const run = spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' });
  return run.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A script of ours that leaves what it counted in a file; no file is a failure. */
async function counted(args: string[]): Promise<Count> {
  mkdirSync('tests/.artifacts', { recursive: true });
  rmSync(COUNT_FILE, { force: true });
  const run = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    stdio: 'inherit',
    env: { ...process.env, TEST_COUNT_FILE: COUNT_FILE },
  });
  try {
    const count = JSON.parse(readFileSync(COUNT_FILE, 'utf8')) as Count;
    if (run.status !== 0 && count.failed === 0) count.failed = 1;
    if (count.passed + count.failed === 0) count.failed = 1;
    return count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
