import type { Teaser } from '@/lib/content/teasers';
import { paths } from '@/lib/paths';
import { ArticleCard, ArticleRow } from '@/components/site/article/article-card';
import { SectionHeading } from '@/components/site/kit/section';
import { frenchSpaces } from '@/lib/french/typography';
import { Icon } from '@/components/site/kit/icon';
import { SiteLink } from '@/components/site/kit/site-link';
import type { University } from '@/lib/content/universities';
import { UniversityCard } from '@/components/site/university/university-card';

export function FeaturedArticles({ teasers }: { teasers: Teaser[] }) {
  return (
    <section aria-labelledby="a-la-une">
      <SectionHeading id="a-la-une" link={{ href: paths.articles, name: 'Voir tous les articles' }}>
        À la une
      </SectionHeading>
      <div className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {teasers.map((teaser) => (
          <ArticleCard key={teaser.href} teaser={teaser} size="large" />
        ))}
      </div>
    </section>
  );
}

const TILES = [
  {
    href: paths.universities,
    name: 'Universités',
    text: 'Publiques, privées, grandes écoles : où se donnent les cours et quoi vérifier.',
  },
  {
    href: paths.categories,
    name: 'Spécialisations',
    text: 'Ce qu’on y apprend, les métiers visés, la question à poser à chaque filière.',
  },
  {
    href: paths.cities,
    name: 'Villes',
    text: 'Établissements, logement, trajets et stages, de Casablanca à Ifrane.',
  },
] as const;

export function Tiles() {
  return (
    <section aria-labelledby="explorer">
      <h2 id="explorer" className="sr-only">
        Explorer le guide
      </h2>
      <ul className="grid border-y border-ink sm:grid-cols-3">
        {TILES.map(({ href, name, text }) => (
          <li
            key={href}
            className="card border-rule py-5 not-first:border-t sm:py-7 sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-6 sm:not-last:pr-6"
          >
            <h3 className="flex items-center justify-between gap-2 text-2xl">
              <SiteLink href={href} className="card-link">
                {name}
              </SiteLink>
              <Icon name="arrow" className="size-5 text-brand-ink" />
            </h3>
            <p className="mt-2 text-muted">{frenchSpaces(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LatestArticles({ teasers }: { teasers: Teaser[] }) {
  return (
    <section aria-labelledby="derniers-articles">
      <SectionHeading id="derniers-articles">Derniers articles</SectionHeading>
      <div className="mt-2 divide-y divide-rule">
        {teasers.map((teaser) => (
          <ArticleRow key={teaser.title} teaser={teaser} />
        ))}
      </div>
    </section>
  );
}

export function PopularUniversities({ universities }: { universities: University[] }) {
  return (
    <section aria-labelledby="universites-populaires">
      <SectionHeading
        id="universites-populaires"
        link={{ href: paths.universities, name: 'Toutes les universités' }}
      >
        Universités populaires
      </SectionHeading>
      <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {universities.map((university) => (
          <UniversityCard key={university.id} university={university} />
        ))}
      </div>
    </section>
  );
}
