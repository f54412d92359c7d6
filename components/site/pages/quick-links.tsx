import { paths } from '@/lib/paths';
import { Icon } from '@/components/site/kit/icon';
import { SiteLink } from '@/components/site/kit/site-link';

const LINKS = [
  { href: paths.universities, name: 'Universités' },
  { href: paths.categories, name: 'Spécialisations' },
  { href: paths.cities, name: 'Villes' },
  { href: paths.contact, name: 'Contact' },
];

export function QuickLinks() {
  return (
    <nav aria-labelledby="acces-rapides">
      <h2 id="acces-rapides" className="text-2xl">
        Accès rapides
      </h2>
      <ul className="mt-4 grid gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        {LINKS.map(({ href, name }) => (
          <li key={href}>
            <SiteLink href={href} className="button button-quiet w-full justify-between">
              {name}
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
