import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectWithoutDeadlines } from '@/lib/db/connect/client';
import { folderIn, readNote } from '@/lib/db/own/cluster';
import { ownUrl } from '@/tests/fixtures/database/site-database';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { startPostgres } from '@/tests/fixtures/database/postgres';
import { signIn } from '@/tests/fixtures/people/sign-in';
import { type Site, startSite } from '@/tests/fixtures/site/site';
import { type TcpProxy, startTcpProxy } from '@/tests/fixtures/database/tcp-proxy';

/** The site's own database, or a server that it is given the address of. */
export type Mode = 'own' | 'PostgreSQL';

/** A database that can be hurt. */
type Database = {
  /** What the site is told; the way to it can be hurt as well. */
  env: Record<string, string>;
  /** The way around whatever is in the site's way. */
  url: () => Promise<string>;
  /** Ends it as a power cut would; it is started again, by itself or by the test. */
  kill: () => Promise<void>;
  /** Away until resume(). */
  suspend: () => Promise<void>;
  resume: () => Promise<void>;
  proxy?: TcpProxy;
  close: () => Promise<void>;
};

export type Subject = Database & {
  mode: Mode;
  site: () => Site;
  /** kill -9 of all its processes at once, and a new start on the same port and data. */
  killSite: () => Promise<void>;
  stopSite: () => Promise<number | null>;
  startSite: (env?: Record<string, string>) => Promise<void>;
  /** Cookies of administrators, as many as a minute of writes needs. */
  cookies: string[];
};

const ADMINS = 16;

/** The production site on one kind of database, both of them the test's to break. */
export async function startSubject(mode: Mode, parent = tmpdir()): Promise<Subject> {
  const dataDir = mkdtempSync(join(parent, 'guide-fault-'));
  const port = await freePortPair();
  const database = mode === 'own' ? own(dataDir) : await postgres(parent);
  const start = (env = {}) => startSite({ dataDir, port, env: { ...database.env, ...env } });
  let site = await start();
  const db = connectWithoutDeadlines(await database.url());
  const admins = await Promise.all(Array.from({ length: ADMINS }, () => signIn(db)));
  await db.$disconnect();

  return {
    ...database,
    mode,
    site: () => site,
    killSite: async () => {
      const ended = site.stop('SIGKILL');
      if (mode === 'own') await database.kill();
      await ended;
      site = await start();
    },
    stopSite: () => site.stop(),
    startSite: async (env) => {
      site = await start(env);
    },
    cookies: admins.map(({ cookie }) => cookie),
    close: async () => {
      await site.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function own(dataDir: string): Database {
  const server = () => readNote(folderIn(dataDir))?.pid ?? 0;
  const signal = (name: NodeJS.Signals) => async () => {
    for (const pid of [server(), ...childrenOf(server())]) process.kill(pid, name);
  };
  return {
    env: { DATABASE_URL: '' },
    url: () => ownUrl(dataDir),
    kill: signal('SIGKILL'),
    suspend: signal('SIGSTOP'),
    resume: signal('SIGCONT'),
    close: async () => undefined,
  };
}

/** One process a connection, and some that serve all. */
function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

async function postgres(parent: string): Promise<Database> {
  const server = await startPostgres({ parent });
  const proxy = await startTcpProxy(Number(new URL(server.url).port));
  const env = { DATABASE_URL: server.url.replace(/:\d+\//, `:${proxy.port}/`) };
  return {
    env,
    url: async () => server.url,
    kill: async () => {
      await server.kill();
      await server.start();
    },
    suspend: server.kill,
    resume: server.start,
    proxy,
    close: async () => {
      await proxy.close();
      await server.stop();
    },
  };
}
