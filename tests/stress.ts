// npm run test:stress [-- --rounds=50] [files…]: what touches time, queues, several instances or
// lists, again and again on a machine that is busy with something else.
import { spawn } from 'node:child_process';
import { findBrowser } from './fixtures/site/browser';
import { needsBrowser, testFiles } from './runner/files';
import { runTests } from './runner/run-tests';

const BUSY_LOOPS = 2;
const TOUCHY = [
  ...['lib/content/known-names', 'lib/db/connect/', 'lib/db/statements/letter-queue'],
  ...['lib/events/', 'lib/letters/', 'lib/mail/', 'lib/process/', 'lib/server/'],
  ...['components/admin/list/', 'components/admin/form/', 'components/ui/toast-store'],
  ...['tests/api/running/two-instances', 'tests/api/threats/two-instances'],
  ...['tests/api/threats/rate-limits', 'tests/api/staff/digest', 'tests/api/staff/redirects'],
  ...['tests/e2e/admin/addresses', 'tests/e2e/admin/audit', 'tests/e2e/admin/lists'],
  ...['tests/e2e/admin/nothing-lost', 'tests/e2e/editor/drafts'],
];

const args = process.argv.slice(2);
const option = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const given = args.filter((arg) => !arg.startsWith('--'));
const wanted = given.length > 0 ? given : TOUCHY;
const hasBrowser = findBrowser() !== undefined;
const chosen = testFiles().filter((file) => wanted.some((part) => file.includes(part)));

const loops = Array.from({ length: BUSY_LOOPS }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.once('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')));
const isWell = await runTests({
  files: chosen.filter((file) => hasBrowser || !needsBrowser(file)),
  rounds: Number(option('rounds') ?? 50),
  seed: Number(option('seed') ?? 1 + Math.floor(Math.random() * 1e6)),
  missing: hasBrowser ? [] : ['browser tests: no Chromium was found on this machine'],
});
process.exit(isWell ? 0 : 1);
