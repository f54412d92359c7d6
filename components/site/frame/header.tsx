import { mainNavigation } from '@/lib/pages';
import { Brand } from './brand';
import { Menu, NavLink, SearchPanel } from './menu';
import { SearchForm } from '@/components/site/search/search-form';

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
          <SearchForm className="w-68 max-lg:hidden" />
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
