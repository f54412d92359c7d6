import { mainNavigation } from '@/lib/editorial/navigation';
import type { NameGroup } from '@/lib/search/search-suggestions';
import { Brand } from './brand';
import { Icon } from '@/components/site/kit/icon';
import { MenuDisclosure, NavLink } from './menu';
import { SearchForm } from '@/components/site/search/search-form';

type Props = {
  suggestions?: readonly NameGroup[];
};

export function Header({ suggestions }: Props) {
  return (
    <header data-site className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="wrap flex h-14 items-center justify-between gap-8 lg:h-16">
        <Brand />
        <MenuDisclosure
          openIcon={<Icon name="menu" className="size-5" />}
          closeIcon={<Icon name="close" className="size-5" />}
        >
          <nav aria-label="Navigation principale">
            <ul className="lg:flex lg:gap-6">
              {mainNavigation.map(({ href, name }) => (
                <li key={href} className="max-lg:border-b max-lg:border-rule">
                  <NavLink href={href}>{name}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <SearchForm suggestions={suggestions} />
        </MenuDisclosure>
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
