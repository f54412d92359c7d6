import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectWithoutDeadlines } from '@/lib/db/connect/client';
import type { PrismaClient } from '@/prisma/generated/client';
import { dueLetter, judgeLetter, refuseSome, subscribeMany } from '@/tests/fixtures/data/letters';
import { startPostgres } from '@/tests/fixtures/database/postgres';
import { ownUrl } from '@/tests/fixtures/database/site-database';
import { withBoss } from '@/tests/fixtures/jobs/job-workers';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';
import { type Site, startSite } from '@/tests/fixtures/site/site';
import type { Result } from '../report';
import { until } from '../subject/ask';
import type { Mode } from '../subject/subject';

const READERS = 5000;
const KILLS = 10;
const LONGEST_MS = 10 * 60_000;

/** A letter goes to everybody once, however often the sites that send it are killed. */
export async function letterToMany(mode: Mode): Promise<Result[]> {
  const office = await openPostOffice({ refuse: refuseSome, think: () => sleep(5) });
  const setup = await start(mode, office);
  try {
    const started = performance.now();
    const letterId = await release(setup.db);
    await withBoss(await setup.url(), (boss) => boss.send('letters', {}));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await until(() => office.taken() > ((kill + 1) * READERS) / (KILLS + 2), LONGEST_MS);
      await setup.kill(kill);
    }
    const isSent = async () =>
      (await setup.db().letter.findUniqueOrThrow({ where: { id: letterId } })).state === 'sent';
    await until(isSent, LONGEST_MS);
    const seconds = Math.round((performance.now() - started) / 1000);
    return [await judge(setup.db(), letterId, office, mode, seconds)];
  } finally {
    await setup.stop();
    await office.stop();
  }
}

async function judge(
  db: PrismaClient,
  letterId: string,
  office: PostOffice,
  mode: Mode,
  seconds: number,
): Promise<Result> {
  const found = await judgeLetter(db, letterId, office);
  const { sent, failed, unknown, arrived, rows, faults } = found;
  const twice = office.taken() - office.addresses().length;
  if (twice > 0 || rows !== READERS) faults.push(`${twice} got it twice, ${rows} rows`);
  const instances = mode === 'own' ? 'one instance' : 'two instances';
  return {
    promise: `a letter to ${READERS} readers: each gets it once or is in the report`,
    ...{ database: mode, rounds: KILLS, acknowledged: sent, lost: faults.length },
    remark: `${instances}, killed ${KILLS} times: ${sent} sent, ${failed} refused for good, ${unknown} not known (${arrived} of them arrived), none twice, ${seconds} s`,
    failure: faults.length > 0 ? faults.slice(0, 4).join('; ') : undefined,
  };
}

async function release(db: () => PrismaClient): Promise<string> {
  await subscribeMany(db(), READERS);
  return dueLetter(db());
}

/** On PostgreSQL two sites send, and they are killed in turn. */
async function start(mode: Mode, office: PostOffice) {
  const server = mode === 'own' ? undefined : await startPostgres();
  const env = {
    ...{ SEED: 'none', DATABASE_URL: server?.url ?? '', SMTP_URL: office.url },
    ...{ LETTERS_PER_MINUTE: '60000', LETTER_CONNECTIONS: '4' },
  };
  const dataDir = mkdtempSync(join(tmpdir(), 'guide-letters-'));
  const sites: Site[] = [];
  for (let n = server ? 2 : 1; n > 0; n -= 1) sites.push(await startSite({ env, dataDir }));
  const url = async () => server?.url ?? (await ownUrl(dataDir));
  const connect = async () => connectWithoutDeadlines(await url());
  let db = await connect();
  return {
    db: () => db,
    url,
    async kill(turn: number) {
      const at = turn % sites.length;
      await sites[at]?.stop('SIGKILL');
      sites[at] = await startSite({ env, dataDir });
      if (server) return;
      await db.$disconnect();
      db = await connect();
    },
    async stop() {
      await db.$disconnect();
      for (const site of sites) await site.stop();
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
