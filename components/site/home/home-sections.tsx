import type { Teaser } from '@/lib/content/teasers';
import { paths } from '@/lib/paths';
import { ArticleCard, ArticleRow } from '@/components/site/article/article-card';
import { Section } from '@/components/site/kit/section';
import { frenchSpaces } from '@/lib/french/typography';
import { Icon } from '@/components/site/kit/icon';
import type { University } from '@/lib/content/universities';
import { UniversityCard } from '@/components/site/university/university-card';

const ALL_ARTICLES = { href: paths.articles, name: 'Voir tous les articles' };

export function FeaturedArticles({ teasers }: { teasers: Teaser[] }) {
  return (
    <Section id="a-la-une" title="À la une" link={ALL_ARTICLES}>
      <div className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {teasers.map((teaser) => (
          <ArticleCard key={teaser.href} teaser={teaser} size="large" />
        ))}
      </div>
    </Section>
  );
}

const TILES = [
  {
    href: paths.universities,
    name: 'Universités',
    text: 'Publiques, privées, grandes écoles : où se donnent les cours et que vérifier.',
  },
  {
    href: paths.categories,
    name: 'Spécialisations',
    text: 'Ce qu’on y apprend, les métiers visés, la question à poser au responsable de chaque filière.',
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
      <p className="mb-4 flex flex-wrap gap-x-8">
        <a href={paths.masters} className="link-line">
          Trouver un master
          <Icon name="arrow" />
        </a>
      </p>
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
              <a href={href} className="card-link">
                {name}
              </a>
              <Icon name="arrow" className="size-5 text-brand-ink" />
            </h3>
            <p className="mt-2 text-muted">{frenchSpaces(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LatestProps = { teasers: Teaser[]; isAlone: boolean };

/** Without featured articles, the way to all of them is here. */
export function LatestArticles({ teasers, isAlone }: LatestProps) {
  return (
    <Section
      id="derniers-articles"
      title="Derniers articles"
      link={isAlone ? ALL_ARTICLES : undefined}
    >
      <div className="mt-2 divide-y divide-rule">
        {teasers.map((teaser) => (
          <ArticleRow key={teaser.title} teaser={teaser} />
        ))}
      </div>
    </Section>
  );
}

export function PopularUniversities({ universities }: { universities: University[] }) {
  return (
    <Section
      id="universites-populaires"
      title="Universités populaires"
      link={{ href: paths.universities, name: 'Toutes les universités' }}
    >
      <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {universities.map((university) => (
          <UniversityCard key={university.id} university={university} />
        ))}
      </div>
    </Section>
  );
}
