import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import type { PrismaClient } from '@/prisma/generated/client';
import { connectToDatabaseOf } from '@/tests/fixtures/database/site-database';
import { publicPages } from '@/tests/e2e/kit/public-pages';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { startCommand } from '@/tests/fixtures/site/site';
import { type SignedIn, forget, signIn } from '@/tests/fixtures/people/sign-in';
import { ARTIFACTS, type Running, startProcess } from './process';
import { removeArticles, seedArticles } from './seed-articles';

export const ARTICLE = '/master-maroc/etudier-a-fes';
/** One page of every kind. */
export const PAGES: readonly string[] = publicPages.map(({ path }) => path);

export type BenchSite = Running & {
  url: string;
  port: number;
  dataDir: string;
  db: PrismaClient;
  /** Sends a change as one of several admins: each of them may make 120 a minute only. */
  change: (method: string, path: string, body: unknown) => Promise<Response>;
  /** A request of an admin. */
  asAdmin: (path: string) => Promise<Response>;
};

type Options = { env?: Record<string, string>; preload?: string };

const ADMINS = 24;

export const dataDirOf = (articles: number) => join(ARTIFACTS, `data-${articles}`);

/** The production site on its own database, with as many articles as asked for. */
export async function openSite(articles: number, options: Options = {}): Promise<BenchSite> {
  const dataDir = dataDirOf(articles);
  const port = await freePortPair();
  const url = `http://localhost:${port}`;
  const running = await startProcess({
    ...{ name: 'site', command: process.execPath },
    args: await startCommand(...(options.preload ? ['--import', options.preload] : [])),
    probe: `${url}/readyz`,
    env: {
      ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
      ...{ TRUSTED_PROXY_HOPS: '1', SITE_URL: url },
      ...options.env,
    },
  });
  const db = await connectToDatabaseOf({ dataDir });
  await bringTo(db, articles);
  const admins = await Promise.all(Array.from({ length: ADMINS }, () => signIn(db)));
  const send = sender(url, admins);
  await until(() => running.log().includes('warmed up'));
  return {
    ...{ ...running, url, port, dataDir, db },
    change: (method, path, body) => send(path, { method, body: JSON.stringify(body) }),
    asAdmin: (path) => send(path, {}),
    async stop(signal) {
      await forget(db, ...admins).catch(() => undefined);
      await db.$disconnect();
      await running.stop(signal);
    },
  };
}

async function bringTo(db: PrismaClient, articles: number): Promise<void> {
  const there = await db.article.count();
  if (there === articles) return;
  await removeArticles(db);
  await seedArticles(db, Math.max(0, articles - (await db.article.count())));
}

function sender(url: string, admins: SignedIn[]) {
  let turn = 0;
  return (path: string, init: RequestInit) => {
    const admin = admins[turn++ % admins.length];
    const headers = {
      ...{ cookie: admin?.cookie ?? '', origin: url, 'content-type': 'application/json' },
      'x-forwarded-for': `10.1.${turn % 250}.${Math.floor(turn / 250) % 250}`,
    };
    return fetch(url + path, { ...init, headers });
  };
}

export async function until(isTrue: () => boolean, withinMs = 120_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('It took too long.');
    await sleep(100);
  }
}
