import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectWithoutDeadlines } from '@/lib/db/connect/client';
import { type TcpProxy, startTcpProxy } from '@/tests/fixtures/database/tcp-proxy';
import { signIn } from '@/tests/fixtures/people/sign-in';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { type Site, startSite } from '@/tests/fixtures/site/site';
import { openFront } from './doors';

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

export const INSTANCES = 3;
const ADMINS = 16;

type Options = {
  nginx: string;
  /** Where the sites find their database. */
  databasePort: number;
  /** The way around whatever is in the sites' way. */
  directUrl: string;
};

/** Three instances behind one address, which share nothing but PostgreSQL. */
export async function startFleet({ nginx, databasePort, directUrl }: Options) {
  const ports: number[] = [];
  while (ports.length < INSTANCES) ports.push(await freePortPair());
  const front = await openFront(nginx, ports);
  const url = `http://localhost:${front.port}`;
  const secret = randomBytes(32).toString('hex');
  const ways: TcpProxy[] = [];
  const dataDirs = ports.map(() => mkdtempSync(join(tmpdir(), 'guide-instance-')));
  const sites: Site[] = [];

  const start = async (at: number) => {
    ways[at] ??= await startTcpProxy(databasePort);
    sites[at] = await startSite({
      ...{ port: ports[at], dataDir: dataDirs[at] },
      env: {
        DATABASE_URL: `postgresql://postgres@127.0.0.1:${ways[at].port}/postgres`,
        ...{ SITE_URL: url, NEXTAUTH_SECRET: secret, TRUSTED_PROXY_HOPS: '2' },
      },
    });
  };
  for (const at of ports.keys()) await start(at);
  const db = connectWithoutDeadlines(directUrl);
  const admins = await Promise.all(Array.from({ length: ADMINS }, () => signIn(db)));
  await db.$disconnect();

  return {
    url,
    cookies: admins.map(({ cookie }) => cookie),
    /** The addresses of the instances themselves. */
    instances: () => sites.map((site) => site.url),
    way: (at: number) => ways[at] as TcpProxy,
    start,
    end: (at: number, signal: NodeJS.Signals) => sites[at]?.stop(signal),
    output: () => sites.map((site) => site.output()).join('\n'),
    async stop() {
      await front.close();
      await Promise.all(sites.map((site) => site.stop()));
      for (const way of ways) await way.close();
      for (const folder of dataDirs) rmSync(folder, { recursive: true, force: true });
    },
  };
}
