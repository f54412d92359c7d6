import { figure } from './figures';

export type Stat = {
  label: string;
  value: number | string | undefined;
  note?: string;
};

export function StatGrid({ stats }: { stats: Stat[] }) {
  return (
    <dl className="stat-grid">
      {stats.map(({ label, value = '–', note }) => (
        <div key={label} className="stat">
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? figure(value) : value}</dd>
          {note && <dd className="stat-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
