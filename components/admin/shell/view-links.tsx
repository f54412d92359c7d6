import { useSearchParams } from 'next/navigation';
import { AdminLink } from './sections';

type ViewLink = { label: string; href: string; isHere: boolean; count?: string };
type Props = { label: string; className: string; links: readonly ViewLink[] };

type View<Name> = { view: Name | undefined; label: string };

/** Which of the views of a screen its address asks for, the first without a word; and the tabs. */
export function useViews<Name extends string>(path: string, views: readonly View<Name>[]) {
  const asked = useSearchParams().get('view');
  const view = views.find((one) => one.view === asked)?.view;
  const links = views.map((one) => ({
    label: one.label,
    href: one.view ? `${path}?view=${one.view}` : path,
    isHere: one.view === view,
  }));
  return { view, links };
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
