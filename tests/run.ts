import { type Count, type Suite, suites } from './suites';

const withoutBrowser = process.argv.includes('--without-browser');
const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
const failures: string[] = [];

for (const suite of suites) {
  if (withoutBrowser && suite.needsBrowser) continue;
  await runAndAdd(suite);
}
console.log(`\n${lines.join('\n')}\n`);
// Again here: the end of a long log is all that is read of it, or kept.
for (const failure of failures) console.log(`Failed: ${failure}`);
if (failures.length > 0) console.log();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runAndAdd(suite: Suite): Promise<void> {
  console.log(`\n── ${suite.name}`);
  const started = performance.now();
  const count = await suite.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  total.passed += count.passed;
  total.failed += count.failed;
  lines.push(`${suite.name}: ${describe(count)} in ${seconds} s`);
  if (count.failed > 0) failures.push(...(count.failures?.length ? count.failures : [suite.name]));
}

function describe(count: Count): string {
  if (count.skipped) return `skipped, ${count.skipped}`;
  return `${count.passed} passed, ${count.failed} failed`;
}
