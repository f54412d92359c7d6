import { Pool } from 'pg';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { withoutDeadlines } from '@/lib/db/connect/client';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { JOBS, isOn, jobNames } from './table';

const SCHEMA = 'pgboss';
/** Each tick of a schedule goes through this queue of pg-boss's own. */
export const TICKS = '__pgboss__send-it';
export const ZONE = 'Africa/Casablanca';

/** Upkeep is done by one instance for all; what the site does not use is asked for seldom. */
const SPARING = {
  schema: SCHEMA,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  openTelemetry: { enabled: false },
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  maintenanceIntervalSeconds: 3600,
  queueCacheIntervalSeconds: 600,
  cronWorkerIntervalSeconds: 10,
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
} satisfies ConstructorOptions;

/** On connections of ours, which nobody but us closes. */
export function openBoss(
  pool: Pick<Pool, 'query'>,
  options: ConstructorOptions,
  onAnswer: () => void = () => undefined,
): PgBoss {
  const db = {
    async executeSql(text: string, values?: unknown[]) {
      const answer = await pool.query(text, values);
      onAnswer();
      return answer;
    },
  };
  return new PgBoss({ ...SPARING, ...options, db });
}

const NOT_ALLOWED = '42501';
/** A worker that says nothing for so long was killed, and another one takes its job. */
const HEARTBEAT_SECONDS = 30;
const DAY = 24 * 3600;

/** Makes or raises the schema of pg-boss. Any number of instances may do it at once. */
export async function prepareJobs(url: string): Promise<void> {
  const pool = new Pool({ ...withoutDeadlines(url), max: 1 });
  // A connection that is lost between two statements fails the second one, and ends no process.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ isThere: boolean }>(
      'SELECT to_regnamespace($1) IS NOT NULL AS "isThere"',
      [SCHEMA],
    );
    await prepare(pool, rows[0]?.isThere !== true);
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
    const { rows } = await pool.query<{ role: string }>('SELECT quote_ident(current_user) AS role');
    throw new DatabaseError(
      `DATABASE_URL: the role may not keep its jobs in the schema ${SCHEMA}; an owner of the database lets it by: CREATE SCHEMA ${SCHEMA} AUTHORIZATION ${rows[0]?.role}`,
    );
  } finally {
    await pool.end();
  }
}

async function prepare(pool: Pool, createSchema: boolean): Promise<void> {
  const boss = openBoss(pool, { supervise: false, schedule: false, createSchema });
  // What fails here is thrown as well.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const name of jobNames) {
      const { isEach, longestSeconds, cron } = JOBS[name];
      const options = {
        expireInSeconds: longestSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: DAY,
        retryLimit: 3,
        retryDelay: 5,
        retryBackoff: true,
      };
      await boss.createQueue(name, { ...options, policy: isEach ? 'standard' : 'short' });
      await boss.updateQueue(name, options);
      if (cron && isOn(name)) await boss.schedule(name, cron, {}, { tz: ZONE });
    }
    for (const { name, key } of await boss.getSchedules()) {
      if (!jobNames.some((known) => known === name)) await boss.unschedule(name, key);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
