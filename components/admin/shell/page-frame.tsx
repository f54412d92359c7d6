'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/paths';
import { AdminBar } from './admin-bar';
import { SectionNav } from './section-nav';
import { AdminLink } from './sections';

type Props = {
  title: string;
  subtitle: string;
  /** The dashboard, which leads back to the site instead. */
  isHome?: true;
  actions?: ReactNode;
  children: ReactNode;
};

const NAV = 'sections';
const MAIN = 'content';

/** Every screen stands in it: who is here, where one can go, and a way to find anything. */
export function PageFrame({ title, subtitle, isHome, actions, children }: Props) {
  const here = usePathname();
  // Of the page it was opened on, so that it is closed on the next.
  const [openedOn, setOpenedOn] = useState<string>();
  const isOpen = openedOn === here;
  return (
    <>
      <AdminBar
        mainId={MAIN}
        navId={NAV}
        isNavOpen={isOpen}
        onToggleNav={() => setOpenedOn(isOpen ? undefined : here)}
      />
      <div className="admin-columns">
        <SectionNav id={NAV} here={here} isOpen={isOpen} onLeave={() => setOpenedOn(undefined)} />
        <main id={MAIN} tabIndex={-1} className="admin-main">
          {!isHome && (
            <AdminLink href={paths.admin} className={`${buttonClass.secondary} mb-4`}>
              <span aria-hidden>←</span> Back to Admin
            </AdminLink>
          )}
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="min-w-0">
              <h1 className="admin-title">{title}</h1>
              <p className="mt-1 text-muted">{subtitle}</p>
            </div>
            {actions}
          </div>
          {children}
        </main>
      </div>
    </>
  );
}
