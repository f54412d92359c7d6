import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePortPair } from '@/tests/fixtures/site/free-port';

export type LighthousePage = {
  path: string;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What cost points. */
  complaints: string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's own mobile phone on a slow network, which it simulates. */
export async function inspectPage(port: number, siteUrl: string, path: string) {
  const { categories, audits } = await look(port, siteUrl + path);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const weighty = CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    complaints: weighty
      .map(({ id }) => audits[id])
      .filter((audit) => audit?.score === 0)
      .map((audit) => `${audit?.id}: ${audit?.title}`),
  } satisfies LighthousePage;
}

/** A busy machine may cost it its connection to the browser: then once more. */
async function look(port: number, url: string, tries = 2) {
  const result = await lighthouse(url, {
    ...{ port, hostname: '127.0.0.1', output: 'json', logLevel: 'error' },
    onlyCategories: CATEGORIES,
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  const reason = result?.lhr.runtimeError?.message ?? 'no result';
  if (tries <= 1) throw new Error(`Lighthouse: ${url}: ${reason}`);
  return look(port, url, tries - 1);
}

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's browser, or else the one of the tests. */
export async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePortPair();
  const profile = mkdtempSync(join(tmpdir(), 'guide-lighthouse-'));
  const program = INSTALLED.find((path) => existsSync(path)) ?? chromium.executablePath();
  const child = spawn(
    program,
    [
      ...['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
      ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await answers(`http://127.0.0.1:${port}/json/version`);
  return {
    port,
    async stop() {
      // The browser and its helpers.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The browser did not start.');
}
