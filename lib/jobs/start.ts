import type { PgBoss } from 'pg-boss';
import { pool } from '@/lib/db/connect/client';
import type { JobName, JobState } from '@/lib/process/ask-front';
import { inBackground } from '@/lib/process/before-stop';
import { log } from '@/lib/process/log';
import { mask } from '@/lib/process/masked-error';
import { nextPublication } from '@/lib/db/statements/published-rows';
import { TICKS, ZONE, openBoss } from './prepare';
import { JOBS, isOn, jobNames } from './table';

/** Less than a stop of the site may take; what runs longer is another instance's to do again. */
const LONGEST_STOP_MS = 9000;
const LONGEST_REASON = 300;
const AN_HOUR = 3600;
/** The second of an instance is woken by its first. */
const SELDOM = 30;

/** Works on what waits, until it is stopped. Any number of instances may do so on one database. */
export function startJobs() {
  const stopping = new AbortController();
  const workers = new Map<JobName, string[]>();
  const boss = openQuietly();
  let hasBegun = false;

  async function ask(name: JobName, data: object = {}, afterMs = 0): Promise<string | null> {
    if (!hasBegun) return null;
    const startAfter = Math.ceil(afterMs / 1000);
    const options = startAfter > 0 ? { startAfter, singletonKey: `in ${startAfter} s` } : {};
    const id = await boss.send(name, data, options);
    if (startAfter === 0) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    return id;
  }

  async function hasEnded(name: JobName, id: string): Promise<boolean> {
    const [job] = await boss.findJobs(name, { id });
    return !job || ['completed', 'failed', 'cancelled'].includes(job.state);
  }

  async function work(name: JobName): Promise<void> {
    const { works, pollSeconds } = JOBS[name];
    const started = works(stopping.signal, () => askQuietly(name)).map((one, at) => {
      const pollingIntervalSeconds = at === 0 ? pollSeconds : SELDOM;
      return boss.work(name, { pollingIntervalSeconds }, async ([job]) => {
        try {
          const againMs = await one(job?.data ?? {});
          if (typeof againMs === 'number') await ask(name, {}, againMs);
        } catch (error) {
          log().warn({ err: error, job: name }, 'a job failed, and is tried again');
          throw forStaff(error);
        }
      });
    });
    workers.set(name, await Promise.all(started));
  }

  async function begin(): Promise<void> {
    await boss.start({ attempts: Number.MAX_SAFE_INTEGER });
    await boss.updateQueue(TICKS, { deleteAfterSeconds: AN_HOUR });
    await forgetFutureMarks();
    const own = jobNames.filter(isOn);
    for (const name of own) await work(name);
    hasBegun = true;
    // Whoever was killed may have left something to do.
    for (const name of own.filter((name) => JOBS[name].cron)) await ask(name);
  }

  begin().catch((error: unknown) => {
    if (!stopping.signal.aborted) log().error({ err: error }, 'no job runs on this instance');
  });
  /** What is lost here is found by the next round. */
  const askQuietly = (name: JobName) => ask(name).catch(warn);

  return {
    ask,
    hasEnded,
    list: async () => (hasBegun ? listJobs(boss) : []),
    clockWasSet: () => void inBackground(forgetFutureMarks()).catch(warn),
    stop() {
      stopping.abort();
      hasBegun = false;
      const stopped = boss.stop({ graceful: true, close: false, timeout: LONGEST_STOP_MS });
      inBackground(stopped).catch(warn);
    },
  };
}

const warn = (error: unknown) => log().warn({ err: error }, 'jobs');

/** Logs once that the database does not answer, and not for each question that it is asked. */
function openQuietly(): PgBoss {
  let isLogged = false;
  const boss = openBoss(pool('jobs'), {}, () => (isLogged = false));
  return boss.on('error', (error) => {
    if (!isLogged) log().warn({ err: error }, 'jobs wait for the database');
    isLogged = true;
  });
}

function forStaff(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  return new Error(String(mask(message)).slice(0, LONGEST_REASON));
}

/** What waits, runs and failed, for staff. */
async function listJobs(boss: PgBoss): Promise<JobState[]> {
  const rows = await readJobRows(jobNames);
  const states = jobNames.map((name): JobState => {
    const { title, when, cron } = JOBS[name];
    const row = rows.find((one) => one.name === name);
    if (!isOn(name) || !row) return { ...NOTHING, name, title, when, state: 'off' };
    const { isRunning, lastAt, error } = row;
    const ticks = cron ? boss.previewSchedule(cron, { tz: ZONE, count: 1 }) : [];
    const [nextAt] = [row.nextAt ?? [], ticks].flat().toSorted((one, two) => +one - +two);
    return {
      name,
      title,
      when,
      state: isRunning ? 'runs' : error ? 'failed' : 'waits',
      nextAt: nextAt?.toISOString() ?? null,
      lastAt: lastAt?.toISOString() ?? null,
      lastError: error,
    };
  });
  const nextAt = (await nextPublication())?.toISOString() ?? null;
  return [...states, { ...NOTHING, ...PUBLICATION, nextAt }];
}

const NOTHING = { nextAt: null, lastAt: null, lastError: null };

/** No job: each instance forgets its own copies of pages at that moment. */
const PUBLICATION = {
  name: 'publication',
  title: 'Show what is scheduled',
  when: 'at its second, on every instance',
  state: 'waits',
} as const;

type JobRow = {
  name: string;
  isRunning: boolean;
  nextAt: Date | null;
  lastAt: Date | null;
  /** What the last attempt failed with. */
  error: string | null;
};

/** pg-boss keeps the figures of its queues for a minute; the rows themselves say what is now. */
const READ_JOBS = `
SELECT n.name, w.is_running AS "isRunning", w.next_at AS "nextAt",
  l.at AS "lastAt", l.output->>'message' AS "error"
FROM unnest($1::text[]) AS n(name)
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE state = 'active') > 0 AS is_running,
    min(start_after) FILTER (WHERE state < 'active') AS next_at
  FROM pgboss.job WHERE name = n.name AND state <= 'active'
) AS w
LEFT JOIN LATERAL (
  SELECT coalesce(completed_on, started_on) AS at,
    CASE WHEN state IN ('retry', 'failed') THEN output END AS output
  FROM pgboss.job WHERE name = n.name AND state IN ('retry', 'completed', 'failed')
  ORDER BY at DESC NULLS LAST LIMIT 1
) AS l ON true`;

async function readJobRows(names: readonly string[]): Promise<JobRow[]> {
  return (await pool('jobs').query<JobRow>(READ_JOBS, [names])).rows;
}

/**
 * Nothing was done later than now, unless a clock was set back: nothing would be due before it is
 * that time again. What goes with it is asked for anew at the next minute.
 */
const FORGET = `
UPDATE pgboss.version SET cron_on = NULL WHERE cron_on > now();
UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL, maintain_on = NULL
WHERE greatest(monitor_claim_on, monitor_on, maintain_on) > now();
DELETE FROM pgboss.job WHERE created_on > now() AND state <> 'active'`;

async function forgetFutureMarks(): Promise<void> {
  await pool('jobs').query(FORGET);
}
