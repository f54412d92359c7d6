import { paths } from '@/lib/paths';
import type { NameGroup } from '@/lib/search/search-suggestions';
import { Brand } from './brand';
import { Icon } from '@/components/site/kit/icon';
import { MenuDisclosure } from './menu-disclosure';
import { NavLink } from './nav-link';
import { SearchForm } from '@/components/site/search/search-form';

const NAVIGATION = [
  { href: paths.universities, name: 'Universités' },
  { href: paths.categories, name: 'Spécialisations' },
  { href: paths.cities, name: 'Villes' },
  { href: paths.guides, name: 'Guides' },
  { href: paths.news, name: 'Actualités' },
] as const;

type Props = {
  /** Names that the search box may suggest. */
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
              {NAVIGATION.map(({ href, name }) => (
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
