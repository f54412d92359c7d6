'use client';

import { usePathname } from 'next/navigation';
import { SiteLink } from '@/components/site/kit/site-link';

type Props = { href: string; children: string };

/** A link of the main navigation, which knows when it leads here or above here. */
export function NavLink({ href, children }: Props) {
  const pathname = usePathname();
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? true : undefined;
  return (
    <SiteLink href={href} aria-current={current} className="nav-link">
      {children}
    </SiteLink>
  );
}
