import { shortMoment } from '@/components/admin/display/figures';
import type { JobState } from '@/lib/process/jobs';

const STATES: Record<JobState['state'], string> = {
  off: 'Off: no mail server is set',
  waits: 'Waits',
  runs: 'Runs',
  failed: 'Failed, and is tried again',
};

export function JobsPanel({ jobs }: { jobs: JobState[] }) {
  return (
    <section aria-labelledby="jobs-title" className="panel">
      <h2 id="jobs-title" className="font-semibold">
        What the site does by itself
      </h2>
      <table className="day-table">
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">State</th>
            <th scope="col">Last</th>
            <th scope="col">Next</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, title, when, state, lastAt, nextAt, lastError }) => (
            <tr key={name}>
              <th scope="row">
                {title} <span className="text-muted">({when})</span>
              </th>
              <td>
                {STATES[state]}
                {lastError && <div className="text-muted">{lastError}</div>}
              </td>
              <td>{lastAt && shortMoment(lastAt)}</td>
              <td>{nextAt && shortMoment(nextAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
