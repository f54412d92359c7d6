import type { ReactNode } from 'react';
import { AdminLink } from '@/components/admin/shell/sections';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { Badge } from '@/components/ui/badge';
import { type Publication, isPublished, publicationOf } from '@/lib/entities/published';
import type { Resource } from '@/lib/entities/resource';
import { TIME_ZONE } from '@/lib/french/dates';

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
  /** Figures, which stand at the end of their columns, follow the first. */
  ofFigures?: true;
  className?: string;
  caption?: string;
  columns: readonly string[];
  children: ReactNode;
};

export function Table({ ofFigures, className = '', caption, columns, children }: TableProps) {
  return (
    <table className={`data-table ${className}`} data-figures={ofFigures}>
      {caption && <caption className="py-2 text-start font-semibold">{caption}</caption>}
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

/** Resources without drafts have no `publishedAt`. */
type Publishable = { publishedAt?: string | null };

export function isPublic({ publishedAt }: Publishable): boolean {
  return publishedAt === undefined || isPublished({ publishedAt });
}

const BADGES = {
  draft: { tone: 'amber', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  published: { tone: 'green', label: 'Published' },
} as const satisfies Record<Publication, object>;

type BadgeProps = { publishedAt: string | null; withMoment?: boolean };

export function PublicationBadge({ publishedAt, withMoment = false }: BadgeProps) {
  const publication = publicationOf(publishedAt);
  const { tone, label } = BADGES[publication];
  return (
    <Badge tone={tone}>
      {label}
      {withMoment &&
        publishedAt &&
        publication === 'scheduled' &&
        ` for ${shortMoment(publishedAt)}`}
    </Badge>
  );
}

type LinkProps = {
  resource: Resource;
  row: Publishable & { slug: string };
  name?: string;
};

export function PublicLink({ resource, row, name = '' }: LinkProps) {
  if (resource.isWithoutPages) return null;
  const label = isPublic(row) ? 'View' : 'Preview';
  return (
    <a
      href={`${resource.publicPath}/${row.slug}`}
      target="_blank"
      rel="noopener"
      className="button button-quiet"
      aria-label={`${label} ${name}`.trim() + ' (new tab)'}
    >
      {label}
    </a>
  );
}

const day = new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, dateStyle: 'short' });
const moment = new Intl.DateTimeFormat('fr-FR', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const number = new Intl.NumberFormat('en');

/** The specification wants French dates in the English back-office too. */
export function shortDate(date: string | Date): string {
  return day.format(new Date(date));
}

export function shortMoment(date: string | Date): string {
  return moment.format(new Date(date));
}

export function figure(value: number): string {
  return number.format(value);
}

export function count(value: number, noun: string): string {
  return `${figure(value)} ${noun}${value === 1 ? '' : 's'}`;
}
