// npm run fuzz: 100,000 generated requests against either database; TEST_FUZZ_SEED repeats a run.
import { spawnSync } from 'node:child_process';
import { NO_POSTGRES, findPostgres } from '../fixtures/database/postgres';

const TEST = 'tests/api/resources/fuzz.test.ts';
const modes = findPostgres() ? ['embedded', 'postgres'] : ['embedded'];
if (modes.length === 1) console.log(`PostgreSQL is skipped: ${NO_POSTGRES}.`);
const ended = modes.map((mode) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tests/api/run.ts', mode, TEST], {
    stdio: 'inherit',
    env: { ...process.env, TEST_FUZZ_RUNS: process.env.TEST_FUZZ_RUNS ?? '100000' },
  }),
);
process.exit(ended.every(({ status }) => status === 0) ? 0 : 1);
