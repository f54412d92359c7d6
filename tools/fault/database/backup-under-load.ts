import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startOwnDatabase } from '@/lib/db/own/start';
import { allRows } from '@/tests/fixtures/database/every-table';
import { query, startPostgres } from '@/tests/fixtures/database/postgres';
import { ask } from '../subject/ask';
import type { Result } from '../report';
import { countLost, keepSiteLedger } from '../subject/site-ledger';
import type { Mode, Subject } from '../subject/subject';

const ARTICLES = 5000;
const run = promisify(execFile);

/** A backup while the site writes; what is restored elsewhere is the same. */
export async function backupUnderLoad(subject: Subject): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-fault-backup-'));
  const file = join(folder, 'site.gz');
  await addArticles(await subject.url());
  const ledger = keepSiteLedger(subject);
  let [slowest, isDone] = [0, false];
  const visits = (async () => {
    while (!isDone) {
      slowest = Math.max(slowest, (await ask(`${subject.site().url}/villes`)).ms);
      await sleep(20);
    }
  })();
  const backup = await timed(() => script('backup', [file], subject.site().dataDir, subject.env));
  isDone = true;
  await visits;
  await ledger.stop();
  const lost = await countLost(await subject.url(), ledger);

  const still = join(folder, 'still.gz');
  await script('backup', [still], subject.site().dataDir, subject.env);
  const other = await startOther(subject.mode, join(folder, 'other'));
  const restore = await timed(() =>
    script('restore', [still], join(folder, 'other'), { DATABASE_URL: other.url }),
  );
  const different = differing(await allRows(await subject.url()), await allRows(other.url));
  await script('restore', [file, '--yes'], join(folder, 'other'), { DATABASE_URL: other.url });
  await other.stop();
  const megabytes = (statSync(file).size / 2 ** 20).toFixed(1);
  rmSync(folder, { recursive: true });
  return [
    {
      promise: `backup under load, restored on ${other.name}: equal rows`,
      ...{ database: subject.mode, rounds: 1, acknowledged: ledger.acknowledged.size, lost },
      remark: `${ARTICLES} articles, ${megabytes} MB: backup ${backup.toFixed(1)} s, restore ${restore.toFixed(1)} s, slowest page meanwhile ${Math.round(slowest)} ms`,
      failure:
        different.length === 0 && lost === 0 ? undefined : `rows differ: ${different.join(', ')}`,
    },
  ];
}

function script(name: string, args: string[], dataDir: string, env: Record<string, string>) {
  return run(process.execPath, ['--import', 'tsx', `lib/backup/scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function startOther(mode: Mode, dataDir: string) {
  return mode === 'own'
    ? { name: 'a server', ...(await startPostgres()) }
    : { name: 'a database of its own', ...(await startOwnDatabase({ dataDir })) };
}

type Rows = Record<string, string[]>;

/** The tables that are not the same, but for what a start of the site adds by itself. */
function differing(one: Rows, other: Rows): string[] {
  const told = (rows: string[] = []) => rows.filter((row) => !OF_THE_PROGRAM.test(row));
  return Object.keys(one).filter((table) => {
    const [rows, others] = [told(one[table]), told(other[table])];
    // Of titles that are gone, a restore forgets the words.
    if (table === 'search_words') return others.some((row) => !rows.includes(row));
    return JSON.stringify(rows) !== JSON.stringify(others);
  });
}

const OF_THE_PROGRAM = /^\((?:[\w-]+,)?(?:topic|guide),/;

async function addArticles(url: string): Promise<void> {
  await query(
    url,
    `INSERT INTO articles (title, slug, excerpt, content, meta_description, author, published_at)
     SELECT 'Article ' || n, 'charge-' || n, 'Extrait ' || n,
            (SELECT string_agg(md5(n::text || i), ' ') FROM generate_series(1, 120) i),
            'Description ' || n, 'Équipe', now() - n * interval '1 hour'
     FROM generate_series(1, ${ARTICLES}) n`,
  );
}
