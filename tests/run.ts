import { findPostgres, NO_POSTGRES } from './fixtures/database/postgres';
import { findBrowser } from './fixtures/site/browser';
import { kindOf, needsBrowser, testFiles } from './runner/files';
import { runTests } from './runner/run-tests';
import { STRESSED } from './stressed';

const KINDS = { unit: 'unit', api: 'api', e2e: 'browser' } as const;
const WORDS = [...Object.keys(KINDS), 'postgres', 'stress'];

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const words = args.filter((arg) => WORDS.includes(arg));
const given = args.filter((arg) => !options.includes(arg) && !words.includes(arg));
const valueOf = (name: string) =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);

const kind = Object.entries(KINDS).find(([word]) => words.includes(word))?.[1];
const isStress = words.includes('stress');
const parts = isStress && given.length === 0 ? STRESSED : given;
const chosen = testFiles()
  .filter((file) => !kind || kindOf(file) === kind)
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
if (chosen.length === 0) {
  console.error(`No test file has ${parts.join(' or ')} in its name.`);
  process.exit(1);
}
if (words.includes('postgres') && !findPostgres()) {
  console.error(`There is ${NO_POSTGRES}.`);
  process.exit(1);
}

const withoutBrowser = options.includes('--without-browser');
const hasBrowser = !withoutBrowser && findBrowser() !== undefined;
const files = chosen.filter((file) => hasBrowser || !needsBrowser(file));
const left = chosen.length - files.length;
const isWell = await runTests({
  files,
  isWhole: !kind && parts.length === 0,
  isMachines: words.includes('postgres'),
  seed: Number(valueOf('seed') ?? 1 + Math.floor(Math.random() * 1e6)),
  ...(isStress && { rounds: Number(valueOf('rounds') ?? 50), busyLoops: 2 }),
  grep: valueOf('grep'),
  keepsDurations: options.includes('--keep-durations'),
  missing:
    left > 0 && !withoutBrowser
      ? [`${left} files of browser tests: no Chromium was found on this machine`]
      : [],
});
process.exit(isWell ? 0 : 1);
