import { gunzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { get } from '../load/get';
import { count, median, milliseconds, ratio } from '../report/figures';
import { type Load, load } from '../load/load';
import { type Outcome, type Series, atLeast, atMost } from '../report/outcome';
import { ARTICLE, openSite } from '../site/site';
import { astro } from '../targets/astro';
import { nextIsr, nextIsrCompressing } from '../targets/next-isr';
import { nginx } from '../targets/nginx';
import { nodeHttp } from '../targets/node-http';
import type { Content, Target, TargetKind } from '../targets/target';

const ROUNDS = 3;
const SITE = 'this site';
const OTHERS = [nginx, nodeHttp, nextIsr, nextIsrCompressing, astro];

type Entrant = { name: string; url: string; bytes: number; loads: Load[] };

export const cached: Series = { name: 'cached', title: 'A page from memory', run };

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  const stops: Target['stop'][] = [];
  const skipped: string[] = [];
  const entrants: Entrant[] = [{ name: SITE, url: site.url + ARTICLE, bytes: 0, loads: [] }];
  try {
    const content = await readContent(site.url + ARTICLE);
    for (const kind of OTHERS) {
      const target = await kind.start(content);
      if ('skipped' in target) skipped.push(`Skipped: ${kind.name} (${target.skipped}).`);
      else {
        stops.push(target.stop);
        entrants.push({ name: kind.name, url: target.url, bytes: 0, loads: [] });
      }
    }
    await measure(entrants, site.emptyLog);
  } finally {
    for (const stop of stops) await stop();
    await site.stop();
  }
  return judge(entrants, skipped);
}

async function measure(entrants: Entrant[], emptyLog: () => void): Promise<void> {
  for (const entrant of entrants) {
    entrant.bytes = (await get(entrant.url, { 'accept-encoding': 'gzip' })).body.length;
    await load(entrant.url, { seconds: 1 });
  }
  // In turn, so that a slow minute of the machine is everybody's.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, loads } of entrants) {
      await sleep(200);
      loads.push(await load(url));
      emptyLog();
    }
  }
}

async function readContent(url: string): Promise<Content> {
  const { body: gzip } = await get(url, { 'accept-encoding': 'gzip' });
  const html = gunzipSync(gzip);
  const text = html.toString();
  const css = [...text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, rule]) => rule).join('');
  // Markup without scripts and rules: a target adds what it needs of its own.
  const body = (/<body[^>]*>([\s\S]*)<\/body>/.exec(text)?.[1] ?? '').replace(
    /<(script|style)\b[\s\S]*?<\/\1>/g,
    '',
  );
  return { html, gzip, css, body };
}

function judge(entrants: Entrant[], skipped: string[]): Outcome {
  const rate = (entrant?: Entrant) => median(entrant?.loads.map((one) => one.rate) ?? []);
  const p99 = (entrant?: Entrant) => median(entrant?.loads.map((one) => one.p99) ?? []);
  const find = (kind: Pick<TargetKind, 'name'>) => entrants.find(({ name }) => name === kind.name);
  const own = find({ name: SITE });
  const toNginx = rate(own) / rate(find(nginx));
  const toNode = rate(own) / rate(find(nodeHttp));
  // Whichever way of running Next is the faster one.
  const toNext =
    rate(own) / Math.max(...[nextIsr, nextIsrCompressing].map((one) => rate(find(one))));
  const errors = own?.loads.reduce((sum, one) => sum + one.errors + one.refused, 0) ?? 0;
  return {
    bars: [
      {
        ...atLeast(1, 'cached page against nginx', toNginx, 0.6, ratio),
        ...(find(nginx) ? {} : { figure: 'skipped' }),
      },
      atLeast(1, 'cached page against next start with ISR', toNext, 15, ratio),
      atLeast(1, 'cached page against node:http', toNode, 0.6, ratio),
      {
        ...atMost(1, 'p99 at 16 connections', p99(own), 5, milliseconds),
        ...(errors > 0 ? { isMet: false } : {}),
      },
    ],
    tables: [
      {
        title: `One article page, gzip, 16 connections, medians of ${ROUNDS} interleaved runs`,
        columns: ['target', 'requests/s', 'of nginx', 'p50', 'p99', 'bytes sent'],
        rows: entrants.map((one) => [
          one.name,
          count(rate(one)),
          find(nginx) ? ratio(rate(one) / rate(find(nginx))) : '',
          milliseconds(median(one.loads.map(({ p50 }) => p50))),
          milliseconds(p99(one)),
          count(one.bytes),
        ]),
      },
    ],
    notes: skipped,
  };
}
