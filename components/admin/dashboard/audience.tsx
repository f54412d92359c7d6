'use client';

import { Suspense, lazy } from 'react';
import { figure } from '@/components/admin/display/figures';
import { Panel } from '@/components/admin/display/panel';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { DayCount } from '@/lib/admin/desk/last-days';

const AudienceChart = lazy(() => import('./audience-chart'));

export function Audience({ days }: { days: DayCount[] }) {
  const isHydrated = useHydrated();
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const likes = days.reduce((sum, day) => sum + day.likes, 0);
  return (
    <Panel title="Last 30 days">
      <p className="text-muted">
        {figure(views)} article views, {figure(likes)} likes
      </p>
      <div className="chart-room">
        {isHydrated && (
          <Suspense fallback={null}>
            <AudienceChart days={days} />
          </Suspense>
        )}
      </div>
      <details className="mt-3">
        <summary className="link w-fit">Show as a table</summary>
        <DayTable days={days} />
      </details>
    </Panel>
  );
}

function DayTable({ days }: { days: DayCount[] }) {
  return (
    <table className="day-table">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Views</th>
          <th scope="col">Likes</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, likes }) => (
          <tr key={day}>
            <th scope="row">{frenchDay(day)}</th>
            <td>{figure(views)}</td>
            <td>{figure(likes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function frenchDay(day: string): string {
  return day.split('-').toReversed().join('/');
}
