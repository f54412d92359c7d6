import type { ReactNode } from 'react';
import { AuditLine } from '@/components/admin/audit/audit-line';
import {
  Panel,
  StatGrid,
  Table,
  count,
  figure,
  shortDate,
  shortMoment,
} from '@/components/admin/display/shown';
import { AdminLink } from '@/components/admin/shell/sections';
import type { Summary } from '@/lib/admin/dashboard';
import { paths } from '@/lib/paths';
import type { JobState } from '@/lib/process/ask-front';
import { resources } from '@/lib/entities/registry';
import { scaleBand, scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { DayCount } from '@/lib/admin/days';

const listOf = (name: string, query = '') => paths.adminSection(name) + query;

export function Dashboard({ summary }: { summary: Summary }) {
  const { directory, evidence, refused, days, forAdmins } = summary;
  return (
    <div className="space-y-8">
      <section aria-label="Summary">
        <StatGrid stats={statsOf(summary)} />
      </section>
      {refused.length > 0 && (
        <Panel title="The site’s hourly limit was reached">
          <p className="mt-1">
            Somebody floods a form; readers were asked to come back within the hour.
          </p>
          <ul className="mt-1">
            {refused.map(({ day, path, count: times }) => (
              <li key={`${day.toISOString()} ${path}`}>
                {shortDate(day)}, {REFUSED[path] ?? path}: {figure(times)} refused
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {forAdmins && forAdmins.missingSettings.length > 0 && (
        // What the law asks of a publisher, and readers do not find.
        <Panel title="Missing in the legal notice">
          <p className="mt-1">
            {forAdmins.missingSettings.join(', ')}.{' '}
            <AdminLink href={listOf('settings')}>Fill in the site settings</AdminLink>
          </p>
        </Panel>
      )}
      <Directory directory={directory} />
      <WhoSaysSo evidence={evidence} />
      <Audience days={days} />
      <WorkPanels {...summary} />
      {forAdmins && forAdmins.jobs.length > 0 && (
        <Panel title="What the site does by itself">
          <ul className="mt-2 space-y-2">
            {forAdmins.jobs.map(({ name, title, when, state, lastAt, nextAt, lastError }) => (
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
      )}
    </div>
  );
}

/** Articles are counted by what became of them, all else by its rows. */
function statsOf({ articles, counts, forAdmins }: Summary) {
  const others = Object.values(resources).filter(({ name }) => name !== 'articles');
  return [
    {
      label: 'Published articles',
      value: articles.published,
      href: listOf('articles', '?state=published'),
    },
    {
      label: 'Drafts',
      value: articles.drafts,
      note: articles.scheduled ? `${articles.scheduled} scheduled` : undefined,
      href: listOf('articles', '?state=draft'),
    },
    ...others.map(({ name, section: { label } }) => ({
      label,
      value: counts[name],
      href: listOf(name),
    })),
    ...(forAdmins
      ? [
          { label: 'Users', value: forAdmins.users, href: listOf('users') },
          {
            label: 'Active subscribers',
            value: forAdmins.subscribers,
            href: listOf('newsletter'),
          },
        ]
      : []),
  ];
}

const REFUSED: Record<string, string> = {
  subscribe: 'subscriptions to the newsletter',
  contact: 'messages to the team',
};

/** What waits for somebody in the directory of masters, each with the way to it. */
function Directory({ directory }: Pick<Summary, 'directory'>) {
  const { published, toVerify, proposals, closing, missing, missingCount, year } = directory;
  const duties: [label: string, value: number, href: string][] = [
    ['Published masters', published, listOf('programmes', '?state=published')],
    [
      'To verify',
      toVerify,
      listOf('programmes', '?state=published&unverifiedFor=12&sort=verifiedOn'),
    ],
    ['Proposals waiting', proposals, listOf('proposals', '?state=open')],
    ['Calls closing this week', closing, listOf('calls', '?state=closing&sort=closesOn')],
  ];
  return (
    <Panel title="Directory of masters">
      <ul className="duties">
        {duties.map(([label, value, href]) => (
          <li key={label}>
            <AdminLink href={href}>{label}</AdminLink>
            <strong>{figure(value)}</strong>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="link w-fit">
          Without a call for {year}: {count(missingCount, 'establishment')}
        </summary>
        <ul className="mt-2 max-h-80 overflow-y-auto">
          {missing.map(({ id, name, acronym, masters }) => (
            <li key={id}>
              <span lang="fr">{acronym ?? name}</span>
              {masters > 0 && (
                <span className="text-muted"> · {count(masters, 'published master')}</span>
              )}
            </li>
          ))}
        </ul>
        {missingCount > missing.length && (
          <p className="text-muted">And {figure(missingCount - missing.length)} more.</p>
        )}
      </details>
    </Panel>
  );
}

/** How much of what readers see a person has compared with its source, and what waits for that. */
function WhoSaysSo({ evidence: { facts, shares, due, dueCount } }: Pick<Summary, 'evidence'>) {
  return (
    <Panel title="Facts verified by a person">
      <ul className="duties">
        {shares.map(({ weeks, share }) => (
          <li key={weeks}>
            {weeks > 0 ? `${weeks} weeks ago` : `Today, of ${count(facts, 'published fact')}`}
            <strong>{percent.format(share)}</strong>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="link w-fit">To verify this week: {count(dueCount, 'fact')}</summary>
        <ul className="mt-2 max-h-80 overflow-y-auto">
          {due.map(({ resource, id, name, fields }) => (
            <li key={id}>
              <AdminLink href={listOf(resource, `?edit=${id}`)} lang="fr">
                {name}
              </AdminLink>
              <span className="text-muted">
                {' '}
                ·{' '}
                {resources[resource].fields
                  .flatMap((field) => (fields.includes(field.name) ? field.label : []))
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

function WorkPanels({ work, forAdmins }: Summary) {
  const { mostRead, scheduled, drafts, changes, searches } = work;
  return (
    <div className="work">
      <Work title="Most read in 30 days" none="Nothing was read yet." more="readers">
        {mostRead.map(({ id, title, views }) => (
          <Article key={id} id={id} title={title} note={count(views, 'view')} />
        ))}
      </Work>
      <Work title="Scheduled" none="Nothing is scheduled.">
        {scheduled.map(({ id, title, publishedAt }) => (
          <Article key={id} id={id} title={title} note={publishedAt && shortMoment(publishedAt)} />
        ))}
      </Work>
      <Work title="Drafts left alone" none="No draft has waited for two weeks.">
        {drafts.map(({ id, title, updatedAt }) => (
          <Article key={id} id={id} title={title} note={`last changed ${shortDate(updatedAt)}`} />
        ))}
      </Work>
      <Work title="Searches without result" none="None in 30 days." more="readers">
        {searches.map(({ name, count: times }) => (
          <li key={name}>
            <span lang="fr">{name}</span> <span className="text-muted">{figure(times)}</span>
          </li>
        ))}
      </Work>
      <Work title="Last changes" none="Nothing was changed yet." more={forAdmins && 'audit'} isWide>
        {changes.map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </Work>
    </div>
  );
}

type PanelProps = {
  title: string;
  none: string;
  more?: string;
  isWide?: boolean;
  children: ReactNode[];
};

function Work({ title, none, more, isWide, children }: PanelProps) {
  return (
    <Panel title={title} isWide={isWide}>
      {children.length > 0 ? (
        <ul className="work-list">{children}</ul>
      ) : (
        <p className="text-muted">{none}</p>
      )}
      {more && (
        <AdminLink href={listOf(more)} aria-label={`${title}: see all`}>
          See all
        </AdminLink>
      )}
    </Panel>
  );
}

type ArticleProps = { id: string; title: string; note: string | null };

function Article({ id, title, note }: ArticleProps) {
  return (
    <li>
      <AdminLink href={listOf('articles', `?edit=${id}`)} lang="fr">
        {title}
      </AdminLink>{' '}
      <span className="text-muted">{note}</span>
    </li>
  );
}

const STATES: Record<JobState['state'], string> = {
  off: 'off, as no mail server is set',
  waits: 'waits',
  runs: 'runs',
  failed: 'failed, and is tried again',
};

type Props = { days: DayCount[] };

function Audience({ days }: Props) {
  const sumOf = (what: 'views' | 'likes') =>
    figure(days.reduce((sum, { [what]: count }) => sum + count, 0));
  return (
    <Panel title="Last 30 days">
      <p className="text-muted">
        {sumOf('views')} article views, {sumOf('likes')} likes
      </p>
      <Chart days={days} />
      <details className="mt-3">
        <summary className="link w-fit">Show as a table</summary>
        <Table ofFigures className="mt-2 max-w-96" columns={['Day', 'Views', 'Likes']}>
          {days.toReversed().map(({ day, views, likes }) => (
            <tr key={day}>
              <th scope="row">{shortDate(day)}</th>
              <td>{figure(views)}</td>
              <td>{figure(likes)}</td>
            </tr>
          ))}
        </Table>
      </details>
    </Panel>
  );
}

const LABEL =
  'Article views and likes of each of the last 30 days; the table below has the figures';
const HEIGHT = 240;
const TOP = 28;
const BOTTOM = HEIGHT - 24;
const TICKS = 4;

/** As wide as there is room, so that it needs no script: along it, all places are shares. */
function Chart({ days }: Props) {
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, 100],
  ).padding(0.25);
  const scaleTo = (counts: number[]) =>
    scaleLinear([0, Math.max(TICKS, ...counts)], [BOTTOM, TOP]).nice(TICKS);
  const views = scaleTo(days.map((day) => day.views));
  const likes = scaleTo(days.map((day) => day.likes));
  const startOf = (day: string) => x(day) ?? 0;
  const middleOf = (day: string) => startOf(day) + x.bandwidth() / 2;
  const likesLine = line<DayCount>(
    ({ day }) => middleOf(day),
    (day) => likes(day.likes),
  ).curve(curveMonotoneX);
  return (
    <svg role="img" aria-label={LABEL} className="chart">
      <g transform="translate(0 4)">
        <rect width="10" height="10" className="fill-brand" />
        <text x="16" y="9">
          Views
        </text>
        <path d="M64 5h18" className="chart-line" />
        <text x="88" y="9">
          Likes
        </text>
      </g>
      {views.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line x2="100%" y1={views(tick)} y2={views(tick)} className="stroke-rule" />
          <text x={-8} y={views(tick)} dy="0.32em" textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {likes.ticks(TICKS).map((tick) => (
        <text key={tick} x="100%" y={likes(tick)} dx={8} dy="0.32em" className="chart-likes-text">
          {tick}
        </text>
      ))}
      {days.map(({ day, ...counts }, at) => (
        <g key={day}>
          <rect
            x={`${startOf(day)}%`}
            y={views(counts.views)}
            width={`${x.bandwidth()}%`}
            height={BOTTOM - views(counts.views)}
            className="fill-brand"
          >
            <title>{`${day}: ${counts.views} views, ${counts.likes} likes`}</title>
          </rect>
          <DayLabel day={day} x={middleOf(day)} daysAgo={days.length - 1 - at} />
        </g>
      ))}
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
        <path d={likesLine(days) ?? ''} className="chart-line" />
      </svg>
    </svg>
  );
}

type LabelProps = { day: string; x: number; daysAgo: number };

/** Below each week, and on a phone below every other. */
function DayLabel({ day, x, daysAgo }: LabelProps) {
  if (daysAgo % 7 !== 0) return null;
  return (
    <text
      x={`${x}%`}
      y={HEIGHT - 6}
      textAnchor="middle"
      className={daysAgo % 14 === 0 ? undefined : 'max-sm:hidden'}
    >
      {day.slice(8)}/{day.slice(5, 7)}
    </text>
  );
}
