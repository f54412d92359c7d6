import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { get } from '../load/get';
import { load } from '../load/load';
import {
  count,
  kilobytes,
  median,
  megabytes,
  milliseconds,
  quantile,
  ratio,
  timed,
} from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { residentBytes } from '../site/process';
import { ARTICLE, type BenchSite, PAGES, openSite, until } from '../site/site';

const KILLS = Number(process.env.BENCH_KILLS ?? 100);
const READERS = 8;
const COLD_AT_ONCE = 50;
const PROBE_EVERY_MS = 50;
/** V8 gives back what the first pages took when it has had nothing to do for a while. */
const IDLE_MS = 150_000;
const MB = 1024 * 1024;

export const apart: Series = { name: 'apart', title: 'Two processes and what lies between', run };

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  try {
    await sleep(IDLE_MS);
    const idle = residentBytes(site.pid);
    const pages = await laterPages(site);
    const beside = await besideRenders(site);
    const killed = await killedAgainAndAgain(site);
    return outcome({ idle, after: residentBytes(site.pid), pages, beside, killed });
  } finally {
    await site.stop();
  }
}

/** What a browser is sent that has the dictionary already. */
async function laterPages(site: BenchSite): Promise<number[]> {
  const home = await get(`${site.url}/`);
  const [, address = ''] = /<([^>]+)>; rel="compression-dictionary"/.exec(
    String(home.headers.link),
  ) as string[];
  const dictionary = (await get(site.url + address)).body;
  const hash = createHash('sha256').update(dictionary).digest('base64');
  const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` };
  const sitemap = (await get(`${site.url}/sitemap.xml`)).body.toString();
  const sizes: number[] = [];
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    sizes.push((await get(site.url + new URL(url).pathname, headers)).body.length);
  }
  return sizes;
}

async function besideRenders(site: BenchSite) {
  const page = site.url + ARTICLE;
  const quiet = await load(page);
  let isOver = false;
  let renders = 0;
  const coldReader = async (reader: number) => {
    for (let at = 0; !isOver; at += 1) {
      const from = { 'x-forwarded-for': `10.2.${reader}.${at % 250}` };
      await get(`${site.url}/recherche?q=master+${reader}+${at}`, from);
      renders += 1;
    }
  };
  const cold = Array.from({ length: COLD_AT_ONCE }, (_, reader) => coldReader(reader));
  const probes = probing(site, () => isOver);
  const busy = await load(page);
  isOver = true;
  await Promise.all(cold);
  return { quiet, busy, renders, probes: await probes };
}

async function probing(site: BenchSite, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await timed(() => get(`${site.url}/healthz`)));
    await sleep(PROBE_EVERY_MS);
  }
  return times;
}

async function killedAgainAndAgain(site: BenchSite) {
  let isOver = false;
  let reads = 0;
  let failed = 0;
  const reader = async (at: number) => {
    while (!isOver) {
      const path = kept[(reads + at) % kept.length] ?? ARTICLE;
      const { status } = await get(site.url + path).catch(() => ({ status: 0 }));
      reads += 1;
      if (status === 0 || status >= 500) failed += 1;
      await sleep(5);
    }
  };
  const kept = PAGES.filter(isKept);
  for (const path of kept) await get(site.url + path);
  const readers = Array.from({ length: READERS }, (_, at) => reader(at));
  const probes = probing(site, () => isOver);
  const away: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const pid = applicationOf(site.pid);
    process.kill(pid, 'SIGKILL');
    away.push(
      await timed(() => until(() => applicationOf(site.pid, pid) > 0).then(() => ready(site))),
    );
  }
  isOver = true;
  await Promise.all(readers);
  return { reads, failed, away, probes: await probes };
}

/** A search and a list of the reader's own are made each time. */
const isKept = (path: string) => !/^\/(?:recherche|masters\/(?:selection|comparer))/.test(path);

async function ready(site: BenchSite): Promise<void> {
  while ((await get(`${site.url}/readyz`)).status !== 200) await sleep(20);
}

function applicationOf(front: number, other = 0): number {
  const isApplication = (pid: string) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return Number(parent) === front && command.includes('application.mjs');
    } catch {
      return false;
    }
  };
  const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isApplication(name));
  return found.map(Number).find((pid) => pid !== other) ?? 0;
}

type Measured = {
  idle: number;
  after: number;
  pages: number[];
  beside: Awaited<ReturnType<typeof besideRenders>>;
  killed: Awaited<ReturnType<typeof killedAgainAndAgain>>;
};

function outcome({ idle, after, pages, beside, killed }: Measured): Outcome {
  const { quiet, busy, renders } = beside;
  const p95 = quantile([...beside.probes, ...killed.probes], 0.95);
  const beside50 = `p99 of a kept page beside ${COLD_AT_ONCE} cold renders`;
  const killings = `kept pages that failed while the application was killed ${KILLS} times`;
  const [middle, largest] = [median(pages), Math.max(...pages)];
  return {
    bars: [
      { ...atMost(13, beside50, busy.p99 / quiet.p99, 1.1, ratio), limit: '≤ 1.1 × quiet' },
      atMost(13, '/healthz meanwhile, p95', p95, 20, milliseconds),
      atMost(13, killings, killed.failed, 0, count),
      atMost(13, 'memory of everything, idle', idle, 350 * MB, megabytes),
      atMost(13, 'memory after these loads', after, 450 * MB, megabytes),
      atMost(13, 'a later page, median', middle, 4500, kilobytes),
      atMost(13, 'the largest of them', largest, 6000, kilobytes),
    ],
    notes: [
      `${count(busy.rate)} requests a second of a kept page beside ${count(renders)} renders, ${count(quiet.rate)} without them; p99 ${milliseconds(busy.p99)} and ${milliseconds(quiet.p99)}. The renders have one of two processors.`,
      `${count(killed.reads)} reads during the kills; away for ${milliseconds(median(killed.away))} each time, growing pauses included.`,
      `${count(pages.length)} pages with the dictionary; ${count(pages.filter((size) => size > 6000).length)} are larger than 6.0 kB.`,
    ],
  };
}
