import type { ReactNode } from 'react';
import { AdminLink } from '@/components/admin/shell/sections';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { figure } from './figures';

type Props = { title: string; isWide?: boolean; children: ReactNode };

export function Panel({ title, isWide, children }: Props) {
  return (
    <section aria-label={title} className="panel" data-wide={isWide}>
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}

type Stat = {
  label: string;
  value: number | string | undefined;
  note?: string;
  /** The list of what is counted. */
  href?: string;
};

export function StatGrid({ stats }: { stats: Stat[] }) {
  return (
    <dl className="stat-grid">
      {stats.map(({ label, value = '–', note, href }) => (
        <div key={label} className="stat">
          <dt>{href ? <AdminLink href={href}>{label}</AdminLink> : label}</dt>
          <dd>{typeof value === 'number' ? figure(value) : value}</dd>
          {note && <dd className="stat-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

type TableProps = {
  className: string;
  caption?: string;
  columns: readonly string[];
  children: ReactNode;
};

export function Table({ className, caption, columns, children }: TableProps) {
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function Waiting() {
  return (
    <div className="grid place-items-center py-20">
      <Spinner />
    </div>
  );
}

type NotLoadedProps = { what: string; isFetching?: boolean; refetch: () => unknown };

export function NotLoaded({ what, isFetching, refetch }: NotLoadedProps) {
  return (
    <div role="alert" className="list-empty">
      <p className="font-semibold">{what} could not be loaded</p>
      <Button isBusy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
