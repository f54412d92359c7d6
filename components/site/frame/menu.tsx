'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usePathname } from 'next/navigation';
import { SiteLink } from '@/components/site/kit/site-link';

const PANEL = 'menu';

type Props = { openIcon: ReactNode; closeIcon: ReactNode; children: ReactNode };

/**
 * Without JavaScript, the button is a link to the panel, which shows itself as the page's target.
 * Large screens always show the panel.
 */
export function MenuDisclosure({ openIcon, closeIcon, children }: Props) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.contains(next)) setOpen(false);
  };

  return (
    // The keys are heard on the way up from the button and the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} onBlur={onBlur} className="lg:flex-1">
      {isHydrated ? (
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={PANEL}
          onClick={() => setOpen(!isOpen)}
          className="menu-button"
        >
          {isOpen ? closeIcon : openIcon}
          Menu
        </button>
      ) : (
        <a href={`#${PANEL}`} className="menu-button">
          {openIcon}
          Menu
        </a>
      )}
      {/* A choice anywhere in the panel closes it. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        id={PANEL}
        className="menu-panel"
        data-open={isHydrated ? isOpen : undefined}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}

type NavLinkProps = { href: string; children: string };

export function NavLink({ href, children }: NavLinkProps) {
  const pathname = usePathname();
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? true : undefined;
  return (
    <SiteLink href={href} aria-current={current} className="nav-link">
      {children}
    </SiteLink>
  );
}
