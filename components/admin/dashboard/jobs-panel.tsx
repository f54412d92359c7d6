import { shortMoment } from '@/components/admin/display/figures';
import { Panel } from '@/components/admin/display/panel';
import type { JobState } from '@/lib/process/ask-front';

const STATES: Record<JobState['state'], string> = {
  off: 'off, as no mail server is set',
  waits: 'waits',
  runs: 'runs',
  failed: 'failed, and is tried again',
};

export function JobsPanel({ jobs }: { jobs: JobState[] }) {
  return (
    <Panel title="What the site does by itself">
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
    </Panel>
  );
}
