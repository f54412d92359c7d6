import { pageHref, pagesNear } from '@/lib/paging';
import { Icon } from './icon';

type Props = { path: string; query?: Record<string, string>; page: number; pages: number };

export function Pagination({ path, query = {}, page, pages }: Props) {
  if (pages < 2) return null;
  const href = (to: number) => pageHref(path, query, to);
  return (
    <nav aria-label="Pages" data-pages className="mt-10 border-t border-rule pt-3">
      <div className="flex items-center justify-between">
        {page > 1 ? (
          <a href={href(page - 1)} rel="prev" className="link-line">
            <Icon name="arrow" className="size-4 rotate-180" />
            Précédent
          </a>
        ) : (
          <span />
        )}
        <span className="pages-state text-sm text-muted">
          Page {page} sur {pages}
        </span>
        {page < pages ? (
          <a href={href(page + 1)} rel="next" className="link-line">
            Suivant
            <Icon name="arrow" />
          </a>
        ) : (
          <span />
        )}
      </div>
      {pages > 2 && (
        <ol className="mt-1 flex flex-wrap justify-center">
          {pagesNear(page, pages).map((one, at, all) => (
            <li key={one} className="flex items-center">
              {at > 0 && one > (all[at - 1] ?? 0) + 1 && <span className="text-muted">…</span>}
              <a
                href={href(one)}
                aria-label={`Page ${one}`}
                aria-current={one === page ? 'page' : undefined}
                className={`${one === page ? 'font-semibold underline ' : ''}inline-flex min-h-11 items-center px-4`}
              >
                {one}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
