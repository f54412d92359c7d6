import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '../load/load';
import { count, milliseconds, quantile, ratio } from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { processorMs } from '../site/process';
import { type BenchSite, openSite } from '../site/site';

const OTHERS = 'search of others beside 200 connections of one address, p95';
const SEARCHES = 40;
const FLOOD = { connections: 200, seconds: 20 };
const HEAD_START_MS = 3000;
const MOST_TIMES = 3;
const MOST_PROBE_MS = 50;
const MOST_REFUSAL_MS = 0.2;

export const flood: Series = {
  name: 'flood',
  title: 'One address that asks for all there is',
  run,
};

/** Searches that nobody asked before, so that each is rendered: a few visitors, then beside a flood. */
async function run(): Promise<Outcome> {
  const site = await openSite(100);
  try {
    await visit(site.url);
    const quiet = await visit(site.url);
    const numbered = { prefix: '/recherche?q=inonde', count: 100_000 };
    const flooding = load(site.url, { ...FLOOD, numbered });
    await sleep(HEAD_START_MS);
    const [beside, probes] = await Promise.all([visit(site.url), probe(site.url)]);
    const flooded = await flooding;
    const before = quantile(quiet.took, 0.95);
    const during = quantile(beside.took, 0.95);
    const times = during / before;
    const probed = quantile(probes, 0.95);
    const costs = [
      // A call of an address that has used up its limit; each waits a second before it hears so.
      await refusalCost(site, '/api/articles', { connections: 200 }),
      await refusalCost(site, '/%zz', {}),
    ];
    const cost = Math.max(...costs);
    return {
      bars: [
        { ...atMost(11, OTHERS, times, MOST_TIMES, ratio), limit: `≤ ${MOST_TIMES} × quiet` },
        atMost(11, 'others who were refused', beside.refused, 0),
        atMost(11, '/healthz beside them, p95', probed, MOST_PROBE_MS, milliseconds),
        atMost(11, 'processor time of a refusal', cost, MOST_REFUSAL_MS, milliseconds),
      ],
      notes: [
        `p95 of a search: ${milliseconds(before)} quiet, ${milliseconds(during)} beside the flood.`,
        `The flood got ${count(flooded.rate * FLOOD.seconds)} answers, of which ${count(flooded.refused)} were refusals.`,
        `A refusal: ${milliseconds(costs[0] ?? NaN)} for a call beyond the limit, ${milliseconds(costs[1] ?? NaN)} for a malformed path.`,
      ],
    };
  } finally {
    await site.stop();
  }
}

/** Of the server, for each answer, when nearly all are refusals, beyond what it takes when nobody asks. */
async function refusalCost(site: BenchSite, path: string, asked: object): Promise<number> {
  // Until the limit is reached.
  while ((await load(site.url + path)).refused === 0);
  const seconds = 10;
  const quiet = await processorOf(site, () => sleep(seconds * 1000));
  let refused = 0;
  const busy = await processorOf(site, async () => {
    const { rate, ...told } = await load(site.url + path, { ...asked, seconds });
    if (told.refused < 0.99 * rate * seconds) throw new Error(`${path}: ${told.refused} refusals`);
    refused = told.refused;
  });
  return (busy - quiet) / refused;
}

async function processorOf(site: BenchSite, work: () => Promise<void>): Promise<number> {
  const before = processorMs(site.pid);
  await work();
  return processorMs(site.pid) - before;
}

/** Two visitors at a time, each from an address of its own. */
async function visit(url: string) {
  const took: number[] = [];
  let refused = 0;
  const one = async () => {
    for (let asked = 0; asked < SEARCHES / 2; asked += 1) {
      const word = randomInt(2 ** 40).toString(36);
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
      const started = performance.now();
      const answer = await fetch(`${url}/recherche?q=finance+${word}`, {
        headers: { 'x-forwarded-for': address },
      });
      await answer.arrayBuffer();
      took.push(performance.now() - started);
      if (answer.status !== 200) refused += 1;
    }
  };
  await Promise.all([one(), one()]);
  return { took, refused };
}

async function probe(url: string): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + 5000;
  while (performance.now() < end) {
    const started = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    took.push(performance.now() - started);
    await sleep(50);
  }
  return took;
}
