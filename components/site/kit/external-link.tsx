import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = { href: string; label?: string; className?: string; children: ReactNode };

/** Leads to another site: says so, and tells it nothing of this window. */
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
