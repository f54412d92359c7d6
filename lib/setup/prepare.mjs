// This and all it imports use Node's own modules only, because it may run on a fresh clone.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from './build.mjs';
import { bundleServer } from './bundle.mjs';
import { installPackages } from './install.mjs';
import { linkNode, suitableNode } from './node.mjs';
import { run, step } from './run.mjs';

const purpose = process.argv[2];

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
try {
  const node = await suitableNode();
  if (node !== process.execPath) {
    // Next's build starts a `node` by its name.
    process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
    const { status, error } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
    if (error)
      throw new Error(`${node} cannot be started (${error.code}): remove .node/ and start again.`);
    process.exit(status ?? 1);
  }
  await step('Packages', installPackages);
  linkNode(node);
  await step('Database client', () =>
    run(process.execPath, ['lib/setup/generate-client.mjs']).then(() => undefined),
  );
  if (purpose === 'test') {
    const { installBrowser } = await import('../../tests/runner/browser.mjs');
    await step('Browser for the tests', installBrowser);
  }
  // The tests build it themselves, beside those of them that need no site.
  if (purpose === 'start') {
    await step('Build', buildSite);
    await step('Server', bundleServer);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
