import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/paths';
import { AdminLink, sectionPath, sections } from './sections';

type Props = { title: string; subtitle: string; actions?: ReactNode; children: ReactNode };

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

function SectionNav() {
  const here = usePathname();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone most sections lie outside the row, so the open one is scrolled into it.
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here]);
  return (
    <nav aria-label="Sections" className="min-w-0 overflow-x-auto">
      <ul ref={list} className="flex gap-1">
        {sections.map((section) => (
          <li key={section.name}>
            <AdminLink
              href={sectionPath(section)}
              className="section-link"
              aria-current={here === sectionPath(section) ? 'page' : undefined}
            >
              {section.label}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
