import type { ReactNode } from 'react';
import { mainNavigation } from '@/lib/pages';
import { Search } from '@/components/site/search/search';
import { Icon } from '@/components/site/kit/icon';
import { motifs } from '@/lib/colour/cover';
import { paths } from '@/lib/paths';

type Props = {
  /** The address of the page; without it, no link is marked as the current one. */
  path?: string;
};

export function Header({ path = '' }: Props) {
  return (
    <header data-site className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="wrap header-row">
        <Brand />
        <SearchPanel />
        <Menu>
          <nav aria-label="Navigation principale">
            <ul className="lg:flex lg:gap-6">
              {mainNavigation.map(({ href, name }) => (
                <li key={href} className="max-lg:border-b max-lg:border-rule">
                  <NavLink href={href} path={path}>
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <Search className="w-68 max-lg:hidden" />
        </Menu>
      </div>
    </header>
  );
}

export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="button sr-only no-print focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:px-5 focus:py-2"
    >
      Aller au contenu
    </a>
  );
}

const PANEL = 'menu';

/**
 * The browser itself opens and closes the panel, which large screens always show. In browsers
 * without popovers the link leads to the panel, which shows itself as the page's target.
 */
function Menu({ children }: { children: ReactNode }) {
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
function SearchPanel() {
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
        <Search id="recherche-mobile" isInPanel />
      </div>
    </div>
  );
}

type NavLinkProps = { href: string; path: string; children: string };

function NavLink({ href, path, children }: NavLinkProps) {
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? true : undefined;
  return (
    <a href={href} aria-current={current} className="nav-link">
      {children}
    </a>
  );
}

function Brand() {
  return (
    <a
      href={paths.home}
      className="flex min-h-11 items-center gap-2.5 font-display text-lg leading-none font-semibold tracking-tight sm:whitespace-nowrap"
    >
      <BrandMark className="size-7 text-brand" />
      {/* Two lines on phones from the first piece on, not only once the buttons beside it are there. */}
      <span className="max-[26rem]:max-w-30">
        Guide des Masters <span className="max-sm:sr-only">au Maroc</span>
      </span>
    </a>
  );
}

export function BrandMark({ className }: { className: string }) {
  return (
    <svg
      viewBox="-20 -20 40 40"
      className={`shrink-0 ${className}`}
      fill="currentColor"
      aria-hidden
    >
      <path d={motifs[0]?.path} />
    </svg>
  );
}
