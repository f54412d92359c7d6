import { paths } from '@/lib/paths';
import { SITE_NAME } from '@/lib/editorial/site-name';
import { BrandMark } from './brand';
import { SiteLink } from '@/components/site/kit/site-link';
import { SocialIcons } from './social-icons';

const LISTS = [
  {
    title: 'Spécialisations',
    links: [
      { href: paths.category('mba-management'), name: 'MBA & Management' },
      { href: paths.category('ingenierie'), name: 'Ingénierie' },
      { href: paths.category('sante'), name: 'Santé' },
      { href: paths.category('finance'), name: 'Finance' },
      { href: paths.category('marketing'), name: 'Marketing' },
    ],
  },
  {
    title: 'Villes',
    links: [
      { href: paths.city('casablanca'), name: 'Casablanca' },
      { href: paths.city('rabat'), name: 'Rabat' },
      { href: paths.city('marrakech'), name: 'Marrakech' },
      { href: paths.city('fes'), name: 'Fès' },
      { href: paths.city('tanger'), name: 'Tanger' },
    ],
  },
  {
    title: 'Démarches',
    links: [
      { href: paths.admissions, name: 'Admissions' },
      { href: paths.scholarships, name: 'Bourses' },
      { href: paths.equivalences, name: 'Équivalences' },
      { href: paths.calendar, name: 'Calendrier' },
    ],
  },
  {
    title: 'Le guide',
    links: [
      { href: paths.about, name: 'Qui sommes-nous' },
      { href: paths.contact, name: 'Contact' },
      { href: paths.legalNotice, name: 'Mentions légales' },
      { href: paths.privacy, name: 'Politique de confidentialité' },
      { href: paths.sitePlan, name: 'Plan du site' },
    ],
  },
] as const;

export function Footer() {
  return (
    <footer data-site className="mt-20 border-t border-rule bg-surface pt-12 pb-10">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <p className="flex items-center gap-2.5 font-display text-lg font-semibold">
            <BrandMark className="size-6 text-brand" />
            {SITE_NAME}
          </p>
          <p className="mt-3 max-w-xs text-muted">
            Le guide gratuit pour choisir un master professionnel et préparer sa candidature.
          </p>
          <SocialIcons />
        </div>
        <nav aria-label="Pied de page" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {LISTS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
              <ul className="mt-1">
                {links.map(({ href, name }) => (
                  <li key={href}>
                    <SiteLink href={href} className="footer-link">
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
