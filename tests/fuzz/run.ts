// npm run fuzz: 100,000 generated requests, then 500 shapes of text through
// every step that texts go through. TEST_FUZZ_SEED repeats a run.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fuzzTexts } from './texts';

const TEST = 'tests/api/resources/fuzz.test.ts';
const SHAPES = Number(process.env.TEST_FUZZ_TEXTS ?? 500);
const seed = Number(process.env.TEST_FUZZ_SEED ?? randomInt(2 ** 31));

const areRequestsFine = requests();
console.log(`\n${SHAPES} shapes of text (seed ${seed})`);
let found = 0;
await fuzzTexts(SHAPES, seed, ({ step, shape, what }) => {
  found += 1;
  console.log(`${step} of ${shape}: ${what}`);
});
console.log(found === 0 ? 'each within its budget' : `${found} are not`);
process.exit(areRequestsFine && found === 0 ? 0 : 1);

function requests(): boolean {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/run.ts', TEST], {
    stdio: 'inherit',
    env: { ...process.env, TEST_FUZZ_RUNS: process.env.TEST_FUZZ_RUNS ?? '100000' },
  });
  return status === 0;
}
