import type { Pool } from 'pg';
import { type ConstructorOptions, PgBoss } from 'pg-boss';

export const SCHEMA = 'pgboss';
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
