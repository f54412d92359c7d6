import { Icon } from './icon';
import { SiteLink } from './site-link';

type Props = { children: string; id?: string; link?: { href: string; name: string } };

/** A thin rule, a title, and the way to the rest. */
export function SectionHeading({ children, id, link }: Props) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3">
      <h2 id={id} className="text-2xl sm:text-[1.75rem]">
        {children}
      </h2>
      {link && (
        <SiteLink href={link.href} className="link-line">
          {link.name}
          <Icon name="arrow" />
        </SiteLink>
      )}
    </div>
  );
}
