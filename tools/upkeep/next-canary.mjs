// Runs the tests of what the site relies on in Next on its next release, in a copy of the last commit.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const release = process.argv[2] ?? 'canary';
const copy = mkdtempSync(join(tmpdir(), 'guide-next-canary-'));

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('git', 'clone', '--quiet', process.cwd(), copy);
run('npm', 'ci', '--ignore-scripts');
run('npm', 'install', '--ignore-scripts', '--no-save', `next@${release}`);
run('npm', 'run', 'test:api', '--', 'tests/api/next', 'tests/api/pages/stripped-pages');
