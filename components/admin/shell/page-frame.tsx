import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/paths';
import { AdminLink } from './admin-link';
import { SectionNav } from './section-nav';

type Props = { title: string; subtitle: string; actions?: ReactNode; children: ReactNode };

/** What every screen below the dashboard has around it. */
export function PageFrame({ title, subtitle, actions, children }: Props) {
  return (
    <>
      <header className="admin-bar">
        <div>
          <AdminLink href={paths.admin} className={`${buttonClass.secondary} shrink-0`}>
            <span aria-hidden>←</span> Back to Admin
          </AdminLink>
          <SectionNav />
        </div>
      </header>
      <main tabIndex={-1} className="admin-main">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <h1 className="admin-title">{title}</h1>
            <p className="mt-1 text-muted">{subtitle}</p>
          </div>
          {actions}
        </div>
        {children}
      </main>
    </>
  );
}
