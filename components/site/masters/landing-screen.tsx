import { ChoiceLink, LineLink } from '@/components/site/kit/links';
import { Pagination, Section } from '@/components/site/kit/section';
import type { Category, City } from '@/lib/content/places';
import type { Directory } from '@/lib/content/masters/directory';
import type { FacetValue } from '@/lib/content/masters/facets/directory-match';
import { landingSentence } from '@/lib/editorial/masters/landing';
import { fieldInSentence, frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { PageHeader } from '@/components/site/frame/site-page';
import { MasterCard } from './master-card';

type Props = {
  category: Category;
  city: City;
  directory: Directory;
  title: string;
  crumbs: readonly Crumb[];
};

/** The masters of one subject in one city, and the ways to its neighbours. */
export function LandingScreen({ category, city, directory, title, crumbs }: Props) {
  const { masters, facets, page, pages } = directory;
  const inDirectory = `${paths.masters}?specialisation=${category.slug}&ville=${city.slug}`;
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={title}
        lead={landingSentence(category.name, city.name, directory)}
      >
        <p className="mt-2 flex flex-wrap gap-x-6">
          <LineLink href={inDirectory}>Préciser la recherche</LineLink>
          <LineLink href={paths.city(city.slug)}>{frenchSpaces(`Étudier à ${city.name}`)}</LineLink>
        </p>
      </PageHeader>
      <div className="wrap space-y-16">
        <div>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {masters.map((master) => (
              <li key={master.id}>
                <MasterCard master={master} heading="h2" />
              </li>
            ))}
          </ul>
          <Pagination
            path={paths.categoryInCity(category.slug, city.slug)}
            page={page}
            pages={pages}
          />
        </div>
        <Neighbours
          id="ailleurs"
          title={`Masters en ${fieldInSentence(category.name)} dans d’autres villes`}
          values={facets.ville.filter(({ value }) => value !== city.slug)}
          href={(slug) => paths.categoryInCity(category.slug, slug)}
        />
        <Neighbours
          id="autres-sujets"
          title={`Autres spécialisations à ${city.name}`}
          values={facets.specialisation.filter(({ value }) => value !== category.slug)}
          href={(slug) => paths.categoryInCity(slug, city.slug)}
        />
      </div>
    </>
  );
}

type NeighboursProps = {
  id: string;
  title: string;
  values: readonly FacetValue[];
  href: (slug: string) => string;
};

export function Neighbours({ id, title, values, href }: NeighboursProps) {
  if (values.length === 0) return null;
  return (
    <Section id={id} title={frenchSpaces(title)} className="no-print">
      <ul className="mt-4 flex flex-wrap gap-2">
        {values.map(({ value, name, count }) => (
          <li key={value}>
            <ChoiceLink href={href(value)}>
              {frenchSpaces(name ?? value)} <span className="text-muted">({count})</span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
