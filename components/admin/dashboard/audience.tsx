import { scaleBand, scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { figure, shortDate } from '@/components/admin/display/figures';
import { Panel, Table } from '@/components/admin/display/panel';
import type { DayCount } from '@/lib/admin/days';

type Props = { days: DayCount[] };

export function Audience({ days }: Props) {
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
        <Table className="day-table" columns={['Day', 'Views', 'Likes']}>
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
        <rect width="10" height="10" className="chart-bar" />
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
          <line x2="100%" y1={views(tick)} y2={views(tick)} className="chart-rule" />
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
            className="chart-bar"
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
