import { shortMoment } from '@/components/admin/display/figures';
import type { JobState } from '@/lib/process/jobs';

const STATES: Record<JobState['state'], string> = {
  off: 'off, as no mail server is set',
  waits: 'waits',
  runs: 'runs',
  failed: 'failed, and is tried again',
};

export function JobsPanel({ jobs }: { jobs: JobState[] }) {
  return (
    <section aria-labelledby="jobs-title" className="panel">
      <h2 id="jobs-title" className="font-semibold">
        What the site does by itself
      </h2>
      <ul className="mt-2 space-y-2">
        {jobs.map(({ name, title, when, state, lastAt, nextAt, lastError }) => (
          <li key={name}>
            {title}, {when}: <strong>{STATES[state]}</strong>
            <div className="text-muted">
              {lastAt && `Last ${shortMoment(lastAt)}. `}
              {nextAt && `Next ${shortMoment(nextAt)}. `}
              {lastError}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
