'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { SITE_NAME } from '@/lib/editorial/site-name';
import { paths } from '@/lib/paths';
import { Palette } from './palette';
import { usePerson } from './admin-providers';
import { AdminLink, sectionPath, sectionsFor } from './sections';

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
      <AdminBar isNavOpen={isOpen} onToggleNav={() => setOpenedOn(isOpen ? undefined : here)} />
      <div className="admin-columns">
        <SectionNav here={here} isOpen={isOpen} onLeave={() => setOpenedOn(undefined)} />
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
            {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
          </div>
          {children}
        </main>
      </div>
    </>
  );
}

type BarProps = { isNavOpen: boolean; onToggleNav: () => void };

function AdminBar({ isNavOpen, onToggleNav }: BarProps) {
  const person = usePerson();
  const [isFinding, setFinding] = useState(false);
  useWindowEvent('keydown', (event: KeyboardEvent) => {
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    // Over a dialog the keys belong to what is written there.
    if (!isFind || document.querySelector('.dialog')) return;
    event.preventDefault();
    setFinding(true);
  });
  return (
    <header className="admin-bar">
      <a href={`#${MAIN}`} className="skip-link">
        Skip to content
      </a>
      <button
        type="button"
        className={`${buttonClass.secondary} lg:hidden`}
        aria-expanded={isNavOpen}
        aria-controls={NAV}
        onClick={onToggleNav}
      >
        Menu
      </button>
      <AdminLink href={paths.admin} lang="fr" className="site-name">
        {SITE_NAME}
      </AdminLink>
      <button
        type="button"
        className={`${buttonClass.secondary} palette-button`}
        aria-keyshortcuts="Control+K"
        onClick={() => setFinding(true)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden>
          <path d="M11 11l3.5 3.5M12.5 7a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z" />
        </svg>
        <span className="max-md:sr-only">Find anything</span>{' '}
        <kbd className="max-md:hidden">Ctrl K</kbd>
      </button>
      {person && <span className="bar-person">{person.label}</span>}
      <a href={paths.signOut} className={buttonClass.secondary}>
        Logout
      </a>
      {isFinding && <Palette onClose={() => setFinding(false)} />}
    </header>
  );
}

type NavProps = { here: string; isOpen: boolean; onLeave: () => void };

/** Always there on a desk; on a phone the bar opens it. */
function SectionNav({ here, isOpen, onLeave }: NavProps) {
  const person = usePerson();
  const onKeyDown = ({ key }: { key: string }) => key === 'Escape' && onLeave();
  return (
    // Escape closes the menu from any link in it; the nav itself takes no focus and no click.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      id={NAV}
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

type ViewLink = { label: string; href: string; isHere: boolean; count?: string };
type LinksProps = { label: string; className: string; links: readonly ViewLink[] };

/** The address asks for the first without a word. */
type View = { label: string; view?: string; shown: ReactNode };

/** The views of one screen as tabs, and the one that its address asks for. */
export function Views({ views }: { views: readonly View[] }) {
  const path = usePathname();
  const asked = useSearchParams().get('view');
  const here = views.find(({ view }) => view === asked) ?? views[0];
  const links = views.map((one) => ({
    label: one.label,
    href: one.view ? `${path}?view=${one.view}` : path,
    isHere: one === here,
  }));
  return (
    <>
      <ViewLinks label="Views" className="views" links={links} />
      {here?.shown}
    </>
  );
}

export function ViewLinks({ label: name, className, links }: LinksProps) {
  return (
    <nav aria-label={name} className={className}>
      {links.map(({ label, href, isHere, count }) => (
        <AdminLink
          key={label}
          href={href}
          className="section-link"
          aria-current={isHere ? 'page' : undefined}
        >
          {label}
          {count !== undefined && <span className="view-count">{count}</span>}
        </AdminLink>
      ))}
    </nav>
  );
}
