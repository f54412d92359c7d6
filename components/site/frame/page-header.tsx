import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/graph';
import { frenchSpaces } from '@/lib/french/typography';

type Props = { crumbs: readonly Crumb[]; title: string; lead?: string; children?: ReactNode };

export function PageHeader({ crumbs, title, lead, children }: Props) {
  return (
    <div className="wrap pt-3 pb-8 sm:pb-10">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-4 max-w-4xl text-4xl sm:mt-6 sm:text-5xl">{frenchSpaces(title)}</h1>
      {lead && <p className="mt-4 max-w-2xl text-lg text-muted">{frenchSpaces(lead)}</p>}
      {children}
    </div>
  );
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="no-print">
      <ol className="flex items-center gap-x-2 text-sm text-muted">
        {crumbs.map(({ name, path }, index) =>
          index === crumbs.length - 1 ? (
            <li key={path} className="min-w-0 truncate py-2.5" aria-current="page">
              {frenchSpaces(name)}
            </li>
          ) : (
            <li
              key={path}
              className={`${index < 2 ? 'shrink-0' : 'min-w-0'} flex items-center gap-2`}
            >
              <a href={path} className="truncate py-3 hover:text-ink hover:underline">
                {frenchSpaces(name)}
              </a>
              <span aria-hidden className="text-rule">
                /
              </span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
