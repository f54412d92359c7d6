import { pool } from '@/lib/db/connect/pool';

export type JobRow = {
  name: string;
  isRunning: boolean;
  nextAt: Date | null;
  lastAt: Date | null;
  /** What the last attempt failed with. */
  error: string | null;
};

/** pg-boss keeps the figures of its queues for a minute; the rows themselves say what is now. */
const JOBS = `
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

export async function readJobRows(names: readonly string[]): Promise<JobRow[]> {
  return (await pool('jobs').query<JobRow>(JOBS, [names])).rows;
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

export async function forgetFutureMarks(): Promise<void> {
  await pool('jobs').query(FORGET);
}
