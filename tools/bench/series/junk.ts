import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { count, median, megabytes, ratio } from '../report/figures';
import { load } from '../load/load';
import { type Outcome, type Series, atLeast, atMost } from '../report/outcome';
import { residentBytes } from '../site/process';
import { ARTICLE, openSite } from '../site/site';

const JUNK = { prefix: '/master-maroc/nulle-part-', count: 10_000 };
const AFTERWARDS = 'resident memory of the whole site after the loads';
const ROUNDS = 3;
const MB = 1024 * 1024;
const MAX_GROWTH = 64 * MB;
const MAX_RESIDENT = 450 * MB;

export const junk: Series = { name: 'junk', title: 'Ten thousand addresses of nothing', run };

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  try {
    const known = { prefix: `${ARTICLE}?n=`, count: JUNK.count };
    await load(site.url, { numbered: known, seconds: 3 });
    const before = { files: filesOf('.next', site.dataDir), bytes: residentBytes(site.pid) };
    // Long enough that each of them has been asked for once.
    const first = await load(site.url, { numbered: JUNK, seconds: 10 });
    await load(site.url, { numbered: JUNK, seconds: 10 });
    const grown = residentBytes(site.pid) - before.bytes;
    const rates = { junk: [] as number[], page: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.junk.push((await load(site.url, { numbered: JUNK })).rate);
      rates.page.push((await load(site.url, { numbered: known })).rate);
      site.emptyLog();
    }
    const written = filesOf('.next', site.dataDir) - before.files;
    const share = median(rates.junk) / median(rates.page);
    const resident = residentBytes(site.pid);
    return {
      bars: [
        atMost(7, 'files written by 10,000 junk addresses', written, 0),
        atMost(7, 'memory they added', grown, MAX_GROWTH, megabytes),
        atLeast(7, 'rate when repeated, against a page that is kept', share, 0.9, ratio),
        atMost(8, AFTERWARDS, resident, MAX_RESIDENT, megabytes),
      ],
      notes: [
        `Asked for the first time: ${count(first.rate)} a second.`,
        'Memory is that of the server and its database together, shared pages counted once.',
      ],
    };
  } finally {
    await site.stop();
  }
}

/** Files that appear in these folders; what the database does to its own is its business. */
function filesOf(...folders: string[]): number {
  return folders.flatMap((folder) => below(folder)).length;
}

function below(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'pgdata' || name === 'cache') return [];
    return statSync(path).isDirectory() ? below(path) : [path];
  });
}
