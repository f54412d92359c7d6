'use client';

import { Panel, StatGrid, Table, figure } from '@/components/admin/display/shown';
import { PageFrame, ViewLinks } from '@/components/admin/shell/page-frame';
import { AdminLink } from '@/components/admin/shell/sections';
import { buttonClass } from '@/components/ui/button';
import type { ReaderFigures } from '@/lib/admin/readers';
import { SOURCES, type Source } from '@/lib/events/source';
import { paths } from '@/lib/paths';
import { pageHref } from '@/lib/paging';

const PATH = paths.adminSection('readers');

export function ReadersScreen({ figures }: { figures: ReaderFigures }) {
  const { period, periods, views, likes, sources, searches, countedBy } = figures;
  return (
    <PageFrame title="Readers" subtitle="What is read, and where readers come from">
      <ViewLinks
        label="Period"
        className="mb-4 flex gap-2"
        links={periods.map((days) => ({
          label: `Last ${days} days`,
          href: `${PATH}?days=${days}`,
          isHere: days === period,
        }))}
      />
      {countedBy && (
        <p className="notice mb-4">
          Readings are reported to {countedBy} and counted there. What stands here was counted
          before.
        </p>
      )}
      <div className="space-y-8">
        <section aria-label="Summary">
          <StatGrid
            stats={[
              { label: 'Article views', value: views },
              { label: 'Likes', value: likes },
            ]}
          />
        </section>
        <ArticleTable figures={figures} />
        <Sources sources={sources} />
        <Panel title="Searches without result">
          <p className="text-muted">
            Only words that at least three visits had on one day. Counted without recording who
            asked.
          </p>
          {searches.length === 0 && <p className="mt-2">None.</p>}
          {searches.length > 0 && (
            <ul className="fruitless">
              {searches.map(({ name, count }) => (
                <li key={name}>
                  <span lang="fr">{name}</span> <strong>{figure(count)}</strong>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </PageFrame>
  );
}

function ArticleTable({ figures }: { figures: ReaderFigures }) {
  const { articles, period, page, pages } = figures;
  const href = (to: number) => pageHref(PATH, { days: String(period) }, to);
  return (
    <Panel title="Articles that were read">
      {articles.length === 0 ? (
        <p className="text-muted">None in the last {period} days.</p>
      ) : (
        <Table ofFigures className="mt-2" columns={['Article', 'Views', 'Likes']}>
          {articles.map((article) => (
            <tr key={article.id}>
              <th scope="row">
                <AdminLink href={`${paths.adminSection('articles')}?edit=${article.id}`} lang="fr">
                  {article.title}
                </AdminLink>
                <span className="block text-muted">{sourcesOf(article)}</span>
              </th>
              <td>{figure(article.views)}</td>
              <td>{figure(article.likes)}</td>
            </tr>
          ))}
        </Table>
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-4 flex items-center gap-3">
          {page > 1 && (
            <AdminLink href={href(page - 1)} className={buttonClass.secondary}>
              Previous
            </AdminLink>
          )}
          <span>
            Page {figure(page)} of {figure(pages)}
          </span>
          {page < pages && (
            <AdminLink href={href(page + 1)} className={buttonClass.secondary}>
              Next
            </AdminLink>
          )}
        </nav>
      )}
    </Panel>
  );
}

function sourcesOf({ sources }: ReaderFigures['articles'][number]): string {
  return SOURCES.flatMap((source) => {
    const count = sources[source] ?? 0;
    return count > 0 ? [`${SOURCE_LABELS[source]} ${figure(count)}`] : [];
  }).join(' · ');
}

const SOURCE_LABELS: Record<Source, string> = {
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

function Sources({ sources }: Pick<ReaderFigures, 'sources'>) {
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  const hasShares = total >= FEWEST_FOR_SHARES;
  return (
    <Panel title="Where readers of articles came from">
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
    </Panel>
  );
}

function share(count: number, total: number): string {
  const percent = (100 * count) / total;
  return count > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}
