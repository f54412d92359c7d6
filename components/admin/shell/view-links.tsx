import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { AdminLink } from './sections';

type ViewLink = { label: string; href: string; isHere: boolean; count?: string };
type Props = { label: string; className: string; links: readonly ViewLink[] };

/** The address asks for the first without a word. */
type View = { label: string; view?: string; shown: ReactNode };

/** The views of one screen as tabs, and the one that its address asks for. */
export function Views({ views }: { views: readonly View[] }) {
  const path = usePathname();
  const asked = useSearchParams().get('view');
  const here = views.find(({ view }) => view === asked) ?? views[0];
  const links = views.map((one) => ({
    label: one.label,
    href: one.view ? `${path}?view=${one.view}` : path,
    isHere: one === here,
  }));
  return (
    <>
      <ViewLinks label="Views" className="views" links={links} />
      {here?.shown}
    </>
  );
}

/** Pages of one screen, as tabs above what they show. */
export function ViewLinks({ label: name, className, links }: Props) {
  return (
    <nav aria-label={name} className={className}>
      {links.map(({ label, href, isHere, count }) => (
        <AdminLink
          key={label}
          href={href}
          className="section-link"
          aria-current={isHere ? 'page' : undefined}
        >
          {label}
          {count !== undefined && <span className="view-count">{count}</span>}
        </AdminLink>
      ))}
    </nav>
  );
}
