'use client';

import { usePathname } from 'next/navigation';
import { AdminLink } from './admin-link';
import { sectionPath, sections } from './sections';

export function SectionNav() {
  const here = usePathname();
  return (
    <nav aria-label="Sections" className="min-w-0 overflow-x-auto">
      <ul className="flex gap-1">
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
