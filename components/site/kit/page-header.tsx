import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/graph';
import { frenchSpaces } from '@/lib/french/typography';
import { Breadcrumb } from '@/components/site/frame/breadcrumb';

type Props = { crumbs: readonly Crumb[]; title: string; lead?: string; children?: ReactNode };

/** The opening of a page without a cover: where it stands, its title, one paragraph. */
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
