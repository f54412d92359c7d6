import { AdminLink } from './sections';

type ViewLink = { label: string; href: string; isHere: boolean; count?: string };
type Props = { label: string; className: string; links: readonly ViewLink[] };

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
