import { testFiles, kindOf, needsBrowser } from './runner/files';
import { runTests } from './runner/run-tests';
import { findBrowser } from './fixtures/site/browser';

const WORDS = ['unit', 'api', 'e2e', 'embedded', 'postgres'] as const;

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const words = args.filter((arg) => WORDS.some((word) => word === arg));
const given = args.filter((arg) => !options.includes(arg) && !words.includes(arg));
const valueOf = (name: string) =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);

const kinds = { unit: 'unit', api: 'api', e2e: 'browser' } as const;
const wanted = Object.entries(kinds).find(([word]) => words.includes(word))?.[1];
const withoutBrowser = options.includes('--without-browser');
const browser = withoutBrowser ? undefined : await findBrowser();

const chosen = testFiles()
  .filter((file) => !wanted || kindOf(file) === wanted)
  .filter((file) => given.length === 0 || given.some((part) => file.includes(part)));
const files = chosen.filter((file) => browser || !needsBrowser(file));
const left = chosen.length - files.length;

if (chosen.length === 0) {
  console.error(`No test file has ${given.join(' or ')} in its name.`);
  process.exit(1);
}
const isWell = await runTests({
  files,
  isWhole: !wanted && given.length === 0,
  engine: words.includes('embedded') ? 'embedded' : undefined,
  seed: Number(valueOf('seed') ?? 1 + Math.floor(Math.random() * 1e6)),
  grep: valueOf('grep'),
  keepsDurations: options.includes('--keep-durations'),
  missing:
    left > 0 && !withoutBrowser
      ? [`${left} files of browser tests: no Chromium was found on this machine`]
      : [],
});
process.exit(isWell ? 0 : 1);
