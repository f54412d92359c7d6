import type { PgBoss } from 'pg-boss';
import { readJobRows } from '@/lib/db/statements/desk/job-rows';
import { nextPublication } from '@/lib/db/statements/next-publication';
import type { JobState } from '@/lib/process/ask-front';
import { ZONE } from './boss';
import { JOBS, isOn, jobNames } from './table';

/** What waits, runs and failed, for staff. */
export async function listJobs(boss: PgBoss): Promise<JobState[]> {
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
