import { writeFileSync } from 'node:fs';
import { report } from './report/report';
import { type Series, type Stored, store, stored } from './report/outcome';
import { adminLists } from './series/admin-lists';
import { apart } from './series/apart';
import { cached } from './series/cached';
import { directory } from './series/directory';
import { finding } from './series/finding';
import { flood } from './series/flood';
import { freshness } from './series/freshness';
import { hostile } from './series/hostile';
import { junk } from './series/junk';
import { queries } from './series/queries';
import { races } from './series/races';
import { reading } from './series/reading';
import { scale } from './series/scale';
import { search } from './series/search';
import { start } from './series/start';
import { weight } from './series/weight';

const REPORT = 'docs/benchmarks.md';

/** In the order of the bars. */
const series: Series[] = [
  ...[cached, freshness, races, scale, queries, weight, reading],
  ...[search, adminLists, directory, finding, junk, flood, hostile, apart, start],
];

// npm run bench: all of it. npm run bench -- cached scale: these again, the others as they were.
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !series.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: there are ${series.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

let failed = 0;
for (const { name, title, run } of series) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const started = performance.now();
  process.stdout.write(`${title} … `);
  try {
    const outcome = await run();
    const seconds = Math.round((performance.now() - started) / 1000);
    store({ ...outcome, name, title, at: new Date().toISOString(), seconds });
    console.log(`${seconds} s`);
  } catch (error) {
    failed += 1;
    console.log(`failed\n${error instanceof Error ? error.stack : error}`);
  }
}

// Lighthouse has a command of its own, and is told of here when it has been run.
const names = [...series.map(({ name }) => name), 'lighthouse'];
const outcomes = names.map(stored).filter((one): one is Stored => !!one);
const { summary, document } = report(outcomes, names);
console.log(`\n${summary}`);
writeFileSync(REPORT, document);
console.log(`\nWritten to ${REPORT}`);
process.exit(failed === 0 ? 0 : 1);
