'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { AdminLink } from './admin-link';
import { sectionPath, sections } from './sections';

export function SectionNav() {
  const here = usePathname();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone most sections lie outside: the one that is open should not.
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
