import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inspectPage, startBrowser } from '../lighthouse/page';
import { startControl } from '../reading/control';
import { type Tap, firstTap, taps } from '../reading/first-tap';
import { type Visit, visit } from '../reading/visit';
import { kilobytes, median, milliseconds, ratio } from '../report/figures';
import { type Outcome, type Series, atLeast, atMost } from '../report/outcome';
import { openSite } from '../site/site';

const ROUNDS = 5;
const LIGHTHOUSE_ROUNDS = 3;
const SYSTEM_BROWSER = '/usr/bin/chromium';

export const reading: Series = {
  name: 'reading',
  title: 'The first view and the first tap on a slow phone',
  run,
};

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  const control = await startControl(`${site.url}/`);
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_BROWSER) ? { executablePath: SYSTEM_BROWSER } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const visits = await inTurn(browser, `${site.url}/`, control.url);
    const answered: number[] = [];
    for (const tap of taps) answered.push(await answerOf(browser, site.url, tap));
    return outcome({
      html: brotliCompressSync(await textOf(`${site.url}/`)).length,
      controlHtml: brotliCompressSync(control.html).length,
      scripts: await weightOf(visits.own.flatMap(({ scripts }) => scripts)),
      ...{ visits, answered, scores: await judge(site.url, control.url.slice(0, -1)) },
    });
  } finally {
    await browser.close();
    await control.stop();
    await site.stop();
  }
}

type Pair<T> = { own: T; control: T };

/** In turn, so that a slow minute of the machine is both's. */
async function inTurn(browser: Browser, own: string, control: string): Promise<Pair<Visit[]>> {
  const visits: Pair<Visit[]> = { own: [], control: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.own.push(await visit(browser, own));
    visits.control.push(await visit(browser, control));
  }
  return visits;
}

async function judge(own: string, control: string): Promise<Pair<number>> {
  const browser = await startBrowser();
  const scores: Pair<number[]> = { own: [], control: [] };
  try {
    for (let round = 0; round < LIGHTHOUSE_ROUNDS; round += 1) {
      scores.own.push((await inspectPage(browser.port, own, '/')).performance);
      scores.control.push((await inspectPage(browser.port, control, '/')).performance);
    }
  } finally {
    await browser.stop();
  }
  return { own: median(scores.own), control: median(scores.control) };
}

async function answerOf(browser: Browser, siteUrl: string, tap: Tap): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await firstTap(browser, siteUrl, tap));
  return median(times);
}

const textOf = async (url: string) => (await fetch(url)).text();

async function weightOf(scripts: string[]): Promise<number> {
  const sizes = [...new Set(scripts)].map(async (url) => gzipSync(await textOf(url)).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

type Measured = {
  html: number;
  controlHtml: number;
  scripts: number;
  visits: Pair<Visit[]>;
  answered: number[];
  scores: Pair<number>;
};

const NUMBERS = ['lcp', 'blocked', 'shift', 'bytes', 'later', 'requests'] as const;

function outcome({ html, controlHtml, scripts, visits, answered, scores }: Measured): Outcome {
  const middle = (all: Visit[]) =>
    Object.fromEntries(NUMBERS.map((key) => [key, median(all.map((one) => one[key]))])) as Record<
      (typeof NUMBERS)[number],
      number
    >;
  const [own, control] = [middle(visits.own), middle(visits.control)];
  const chunks = visits.own.flatMap((one) => one.scripts).filter((url) => url.includes('/_next/'));
  const thousandths = (value: number) => value.toFixed(3);
  const blocked = own.blocked - control.blocked;
  return {
    bars: [
      atMost(9, 'scripts before a tap, gzip', scripts, 2100, kilobytes),
      atMost(9, 'scripts of Next before a tap', chunks.length, 0),
      atMost(9, 'HTML of `/`, brotli', html, 17_000, kilobytes),
      atMost(9, 'first view of `/`', own.bytes, 75_000, kilobytes),
      atMost(9, 'LCP against a page by hand', own.lcp / control.lcp, 1.25, ratio),
      atMost(9, 'TBT over a page by hand', blocked, 50, milliseconds),
      atMost(9, 'CLS', own.shift, 0, thousandths),
      ...taps.map(({ name, limit }, at) =>
        atMost(9, name, answered[at] ?? Infinity, limit, milliseconds),
      ),
      {
        ...atLeast(9, 'Lighthouse performance of `/`', scores.own, 97),
        figure: `${scores.own} (by hand ${scores.control})`,
      },
    ],
    tables: [
      {
        title: `\`/\` on slow 4G with a processor four times slower, both really slowed down; medians of ${ROUNDS} visits in turn`,
        columns: ['', 'this site', 'the same text and fonts by hand'],
        rows: [
          ['HTML, brotli', kilobytes(html), kilobytes(controlHtml)],
          ['first view', kilobytes(own.bytes), kilobytes(control.bytes)],
          [
            'the dictionary, when all else is there',
            kilobytes(own.later),
            kilobytes(control.later),
          ],
          ['requests', String(own.requests), String(control.requests)],
          ['LCP', milliseconds(own.lcp), milliseconds(control.lcp)],
          ['TBT', milliseconds(own.blocked), milliseconds(control.blocked)],
          ['CLS', own.shift.toFixed(3), control.shift.toFixed(3)],
          ['Lighthouse performance', String(scores.own), String(scores.control)],
        ],
      },
    ],
    notes: ['A tap is timed from the event to the frame that shows what it did.'],
  };
}
