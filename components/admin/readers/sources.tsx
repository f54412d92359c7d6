import { useId } from 'react';
import { figure } from '@/components/admin/display/figures';
import type { ReaderFigures } from '@/lib/admin/readers';
import type { Source } from '@/lib/events/source';

export const SOURCE_LABELS: Record<Source, string> = {
  search: 'Search engines',
  assistant: 'Assistants',
  social: 'Social networks',
  mail: 'Mail',
  other: 'Other sites',
  direct: 'Directly',
  site: 'This site',
};

/** Of fewer, a share says more about chance than about readers. */
const FEWEST_FOR_SHARES = 50;

export function Sources({ sources }: Pick<ReaderFigures, 'sources'>) {
  const id = useId();
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  const hasShares = total >= FEWEST_FOR_SHARES;
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="font-semibold">
        Where readers of articles came from
      </h2>
      {total === 0 && <p className="text-muted">Nothing counted yet.</p>}
      {total > 0 && (
        <>
          {!hasShares && (
            <p className="text-muted">
              Shares are shown from {FEWEST_FOR_SHARES} views on: fewer say little.
            </p>
          )}
          <dl className="sources">
            {sources.map(({ source, count }) => (
              <div key={source}>
                <dt>{SOURCE_LABELS[source]}</dt>
                <dd>
                  {hasShares && (
                    <svg
                      aria-hidden
                      viewBox="0 0 100 1"
                      preserveAspectRatio="none"
                      className="source-bar"
                    >
                      <rect width={(100 * count) / total} height="1" />
                    </svg>
                  )}
                  {figure(count)}
                  {hasShares && <span className="text-muted"> · {share(count, total)}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function share(count: number, total: number): string {
  const percent = (100 * count) / total;
  return count > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}
