import { useId } from 'react';
import { figure } from '@/components/admin/display/figures';
import { AdminLink } from '@/components/admin/shell/sections';
import { buttonClass } from '@/components/ui/button-class';
import type { ReaderFigures } from '@/lib/admin/readers';
import { SOURCES } from '@/lib/events/source';
import { paths } from '@/lib/paths';
import { pageHref } from '@/lib/schemas/paging';
import { SOURCE_LABELS } from './sources';

type Props = { figures: ReaderFigures; path: string };

export function ArticleTable({ figures, path }: Props) {
  const id = useId();
  const { articles, period, page, pages } = figures;
  const href = (to: number) => pageHref(path, { days: String(period) }, to);
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="font-semibold">
        Articles that were read
      </h2>
      {articles.length === 0 ? (
        <p className="text-muted">None in the last {period} days.</p>
      ) : (
        <table className="readings">
          <thead>
            <tr>
              <th scope="col">Article</th>
              <th scope="col">Views</th>
              <th scope="col">Likes</th>
            </tr>
          </thead>
          <tbody>
            {articles.map((article) => (
              <tr key={article.id}>
                <th scope="row">
                  <AdminLink
                    href={`${paths.adminSection('articles')}?edit=${article.id}`}
                    className="link"
                    lang="fr"
                  >
                    {article.title}
                  </AdminLink>
                  <span className="block text-muted">{sourcesOf(article)}</span>
                </th>
                <td>{figure(article.views)}</td>
                <td>{figure(article.likes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
    </section>
  );
}

function sourcesOf({ sources }: ReaderFigures['articles'][number]): string {
  return SOURCES.flatMap((source) => {
    const count = sources[source] ?? 0;
    return count > 0 ? [`${SOURCE_LABELS[source]} ${figure(count)}`] : [];
  }).join(' · ');
}
