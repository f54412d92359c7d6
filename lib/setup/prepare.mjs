// This and all it imports use Node's own modules only, because it may run on a fresh clone.
import { fileURLToPath } from 'node:url';
import { buildSite } from './build.mjs';
import { bundleServer } from './bundle.mjs';
import { installBrowser, installPackages, nodeVersionProblem } from './install.mjs';
import { run, step } from './run.mjs';

const purpose = process.argv[2];

const problem = nodeVersionProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
try {
  await step('Packages', installPackages);
  await step('Database client', () =>
    run(process.execPath, ['lib/setup/generate-client.mjs']).then(() => undefined),
  );
  if (purpose === 'test') await step('Browser for the tests', installBrowser);
  if (purpose === 'start' || purpose === 'test') {
    await step('Build', buildSite);
    await step('Server', bundleServer);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
