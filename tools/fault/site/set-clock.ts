import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '../report';
import { ask, post, until } from '../subject/ask';
import { countHalves, countLost, keepSiteLedger } from '../subject/site-ledger';
import type { Subject } from '../subject/subject';

const PROMISE = 'a clock set an hour forward, two back, one forward: the pages follow it';
const HOUR = 3600;
const LONGEST_MS = 60_000;
const MOST_CALLS = 400;

/** The wall clock jumps (libfaketime); the clock that timers run on does not, as in real life. */
export async function setClock(subject: Subject): Promise<Result[]> {
  const library = findLibrary();
  const { mode } = subject;
  if (!library) {
    const skipped = 'libfaketime is not installed';
    return [{ promise: PROMISE, database: mode, rounds: 0, skipped }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'guide-clock-'));
  const file = join(folder, 'offset');
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  set(0);
  await subject.stopSite();
  await subject.startSite({
    ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' },
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  try {
    return [{ promise: PROMISE, database: mode, rounds: 3, ...(await jump(subject, set)) }];
  } finally {
    await subject.stopSite();
    await subject.startSite();
    rmSync(folder, { recursive: true });
  }
}

async function jump(subject: Subject, set: (seconds: number) => void): Promise<Partial<Result>> {
  const { url } = subject.site();
  const [limited = '', ...cookies] = subject.cookies;
  const ledger = keepSiteLedger({ site: subject.site, cookies });
  const slug = `bientot-${Date.now()}`;
  const publishedAt = new Date(Date.now() + (HOUR / 2) * 1000).toISOString();
  const made = await post(url, '/api/admin/articles', { ...ARTICLE, slug, publishedAt }, limited);
  if (made.status !== 201) throw new Error(`no article: ${made.status} ${made.text}`);
  const isShown = async () => {
    const [page, list] = [await ask(`${url}/master-maroc/${slug}`), await ask(`${url}/actualites`)];
    return `${page.status} ${list.text.includes(slug)}`;
  };
  const faults: string[] = [];
  await ledger.stop();
  // Pages are kept now, and no write makes them anew while the clock is set.
  if ((await isShown()) !== '404 false') faults.push('shown before its time');
  set(HOUR);
  const forward = await until(async () => (await isShown()) === '200 true', LONGEST_MS);
  const second = keepSiteLedger({ site: subject.site, cookies });
  await exhaust(url, limited);
  await second.stop();
  if ((await isShown()) !== '200 true') faults.push('gone before the clock was set back');
  set(-HOUR);
  const back = await until(async () => (await isShown()) === '404 false', LONGEST_MS);
  const allowed = await until(async () => (await write(url, limited)) === 201, 2 * LONGEST_MS);
  set(0);
  const third = keepSiteLedger({ site: subject.site, cookies });
  await sleep(3000);
  await third.stop();
  if (third.acknowledged.size === 0) faults.push('no write after the last jump');
  let [acknowledged, lost] = [0, 0];
  for (const one of [ledger, second, third]) {
    acknowledged += one.acknowledged.size;
    lost += await countLost(await subject.url(), one);
    lost += await countHalves(await subject.url(), one);
    if (one.unexpected.length > 0) faults.push(`answered ${one.unexpected.join(', ')}`);
  }
  if (lost > 0) faults.push(`${lost} lost or by half`);
  if (subject.site().output().includes('starting it again')) faults.push('the database ended');
  return {
    ...{ acknowledged, lost, recoverySeconds: Math.max(forward, back) },
    remark: `a scheduled article appears after ${forward.toFixed(1)} s and goes after ${back.toFixed(1)} s; who had used up a limit is let in after ${allowed.toFixed(1)} s`,
    failure: faults.length > 0 ? faults.join('; ') : undefined,
  };
}

function findLibrary(): string | undefined {
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/faketime/libfaketime.so.1`)
    .find((path) => existsSync(path));
}

async function exhaust(url: string, cookie: string): Promise<void> {
  for (let call = 0; call < MOST_CALLS; call += 8) {
    const all = await Promise.all(Array.from({ length: 8 }, () => write(url, cookie)));
    if (all.includes(429)) return;
  }
  throw new Error('no limit was reached');
}

let turn = 0;

async function write(url: string, cookie: string): Promise<number> {
  turn += 1;
  const body = { name: 'Heure', slug: `heure-${Date.now()}-${turn}`, description: '' };
  return (await post(url, '/api/admin/cities', body, cookie)).status;
}

const ARTICLE = {
  ...{ title: 'Bientôt', excerpt: 'Un extrait.', metaDescription: 'x', author: 'x' },
  ...{ categoryId: null, cityId: null, universityId: null, featured: false, imageUrl: null },
  ...{ content: 'Un texte.', readingTime: 1 },
};
