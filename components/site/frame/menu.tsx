import type { ReactNode } from 'react';
import { Icon } from '@/components/site/kit/icon';
import { SearchForm } from '@/components/site/search/search-form';

const PANEL = 'menu';

/**
 * The browser itself opens and closes the panel, which large screens always show. In browsers
 * without popovers the link leads to the panel, which shows itself as the page's target.
 */
export function Menu({ children }: { children: ReactNode }) {
  return (
    <div className="lg:flex-1">
      <button type="button" popoverTarget={PANEL} className="menu-button">
        <Icon name="menu" className="menu-closed size-5" />
        <Icon name="close" className="menu-opened size-5" />
        Menu
      </button>
      <a href={`#${PANEL}`} className="menu-button menu-link">
        <Icon name="menu" className="size-5" />
        Menu
      </a>
      <div id={PANEL} popover="auto" className="menu-panel">
        {children}
      </div>
    </div>
  );
}

const SEARCH_PANEL = 'chercher';

/** On a phone: the field at the top of the screen, with its suggestions above the keyboard. */
export function SearchPanel() {
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={SEARCH_PANEL} className="search-button">
        <Icon name="search" className="size-5" />
        <span className="sr-only">Rechercher</span>
      </button>
      <a href={`#${SEARCH_PANEL}`} className="search-button menu-link">
        <Icon name="search" className="size-5" />
        <span className="sr-only">Rechercher</span>
      </a>
      <div id={SEARCH_PANEL} popover="auto" className="search-panel">
        <SearchForm id="recherche-mobile" isInPanel />
      </div>
    </div>
  );
}

type NavLinkProps = { href: string; path: string; children: string };

export function NavLink({ href, path, children }: NavLinkProps) {
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? true : undefined;
  return (
    <a href={href} aria-current={current} className="nav-link">
      {children}
    </a>
  );
}
