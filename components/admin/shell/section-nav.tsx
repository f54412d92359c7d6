import type { KeyboardEvent } from 'react';
import { usePerson } from './person';
import { AdminLink, sectionPath, sectionsFor } from './sections';

type Props = { id: string; here: string; isOpen: boolean; onLeave: () => void };

/** Always there on a desk; on a phone the bar opens it. */
export function SectionNav({ id, here, isOpen, onLeave }: Props) {
  const person = usePerson();
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave();
  return (
    // Escape closes the menu from any link in it; the nav itself takes no focus and no click.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      id={id}
      aria-label="Sections"
      data-open={isOpen}
      className="section-nav"
      onKeyDown={onKeyDown}
    >
      {person && <p className="section-person">{person.label}</p>}
      <ul>
        {sectionsFor(person).map((section) => {
          const path = sectionPath(section);
          const isHere = here === path || here.startsWith(`${path}/`);
          return (
            <li key={section.name}>
              <AdminLink
                href={path}
                className="section-link"
                aria-current={isHere ? 'page' : undefined}
                onClick={onLeave}
              >
                {section.label}
              </AdminLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
