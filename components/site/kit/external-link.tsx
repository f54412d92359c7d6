import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = { href: string; label?: string; className?: string; children: ReactNode };

/** Says that it leads to another site, and gives that site no access to this window. */
export function ExternalLink({ href, label, className = 'link-line', children }: Props) {
  return (
    <a
      href={href}
      rel="noopener"
      className={className}
      aria-label={label && `${label} (autre site)`}
    >
      {children}
      <Icon name="external" className="size-3.5" />
    </a>
  );
}
