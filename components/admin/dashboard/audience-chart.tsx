import { scaleBand, scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DayCount } from '@/lib/admin/desk/last-days';

const HEIGHT = 240;
const EDGE = { top: 28, right: 36, bottom: 24, left: 44 };
const TICKS = 4;

/** `lazy` needs the default export. */
export default function AudienceChart({ days }: { days: DayCount[] }) {
  const [room, width] = useWidth();
  return <div ref={room}>{width > 0 && <Drawing days={days} width={width} />}</div>;
}

function Drawing({ days, width }: { days: DayCount[]; width: number }) {
  const bottom = HEIGHT - EDGE.bottom;
  const x = scaleBand(
    days.map(({ day }) => day),
    [EDGE.left, width - EDGE.right],
  ).padding(0.25);
  const scaleTo = (largest: number) =>
    scaleLinear([0, Math.max(TICKS, largest)], [bottom, EDGE.top]).nice(TICKS);
  const views = scaleTo(Math.max(...days.map((day) => day.views)));
  const likes = scaleTo(Math.max(...days.map((day) => day.likes)));
  const likesLine = line<DayCount>(
    ({ day }) => (x(day) ?? 0) + x.bandwidth() / 2,
    (day) => likes(day.likes),
  ).curve(curveMonotoneX);
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={LABEL} className="chart">
      {views.ticks(TICKS).map((tick) => (
        <g key={tick} transform={`translate(0 ${views(tick)})`}>
          <line x1={EDGE.left} x2={width - EDGE.right} className="chart-rule" />
          <text x={EDGE.left - 8} dy="0.32em" textAnchor="end" className="chart-views-text">
            {tick}
          </text>
        </g>
      ))}
      {likes.ticks(TICKS).map((tick) => (
        <text
          key={tick}
          x={width - EDGE.right + 8}
          y={likes(tick)}
          dy="0.32em"
          className="chart-likes-text"
        >
          {tick}
        </text>
      ))}
      {days.map((day, at) => (
        <g key={day.day}>
          <rect
            x={x(day.day)}
            y={views(day.views)}
            width={x.bandwidth()}
            height={bottom - views(day.views)}
            className="chart-bar"
          >
            <title>{`${day.day}: ${day.views} views, ${day.likes} likes`}</title>
          </rect>
          {(days.length - 1 - at) % (width < 480 ? 14 : 7) === 0 && (
            <text x={(x(day.day) ?? 0) + x.bandwidth() / 2} y={HEIGHT - 6} textAnchor="middle">
              {day.day.slice(8)}/{day.day.slice(5, 7)}
            </text>
          )}
        </g>
      ))}
      <path d={likesLine(days) ?? ''} className="chart-line" />
      <Legend />
    </svg>
  );
}

const LABEL =
  'Article views and likes of each of the last 30 days; the table below has the figures';

function Legend() {
  return (
    <g transform={`translate(${EDGE.left} 4)`}>
      <rect width="10" height="10" className="chart-bar" />
      <text x="16" y="9">
        Views
      </text>
      <path d="M64 5h18" className="chart-line" />
      <text x="88" y="9">
        Likes
      </text>
    </g>
  );
}

/** Drawn for the real width, because scaled text becomes unreadable. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
