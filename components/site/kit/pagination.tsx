import { pageHref } from '@/lib/schemas/paging';
import { Icon } from './icon';

type Props = { path: string; query?: Record<string, string>; page: number; pages: number };

export function Pagination({ path, query = {}, page, pages }: Props) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label="Pages"
      data-pages
      className="mt-10 flex items-center justify-between border-t border-rule pt-3"
    >
      {page > 1 ? (
        <a href={pageHref(path, query, page - 1)} rel="prev" className="link-line">
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
        <a href={pageHref(path, query, page + 1)} rel="next" className="link-line">
          Suivant
          <Icon name="arrow" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
