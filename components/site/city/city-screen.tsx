import { CardLink, TextLink } from '@/components/site/kit/links';
import { EmptyState, Paragraphs, Section, articlesStat } from '@/components/site/kit/section';
import type { ArticlePage, Teaser } from '@/lib/content/teasers';
import type { City, University } from '@/lib/content/places';
import type { MastersOf } from '@/lib/content/masters/directory';
import { factsOf } from '@/lib/texts/places';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { ArticlesSection } from '@/components/site/article/article-lists';
import { EntityHeader, FactSources, ReasonsBlock } from '@/components/site/entity/entity-parts';
import { UniversityCard } from '@/components/site/university/university-screen';
import { Neighbours } from '@/components/site/masters/landing-screen';
import { MastersOfPlace } from '@/components/site/masters/master-card';
import { mastersCounted } from './city-map';
import { WithSidebar } from '@/components/site/frame/site-page';
import { frenchSpaces, teaserText } from '@/lib/french/typography';

type Props = {
  city: City;
  list: ArticlePage;
  universities: University[];
  popular: Teaser[];
  masters: MastersOf;
  /** Rendered. */
  reasons: string;
  crumbs: readonly Crumb[];
};

export function CityScreen(props: Props) {
  const { city, list, universities, popular, masters, reasons, crumbs } = props;
  const { name, slug, description } = city;
  const facts = factsOf('city', slug);
  return (
    <>
      <EntityHeader
        crumbs={crumbs}
        kind="Ville"
        title={name}
        seed={slug}
        stats={[
          { value: '5+', label: 'Universités', isForShow: true },
          { value: '2000+', label: 'Diplômés', isForShow: true },
          articlesStat(list.total),
        ]}
      />
      <WithSidebar popular={popular}>
        <Paragraphs text={description} className="max-w-2xl text-lg" />
        {masters.total > 0 && (
          <div className="space-y-4">
            <MastersOfPlace masters={masters} query={`ville=${slug}`} />
            <a href={`${paths.calls}?ville=${slug}#liste`} className="link-line no-print">
              {frenchSpaces(`Quand candidater à ${name}`)}
            </a>
          </div>
        )}
        <Neighbours
          id="par-specialisation"
          title={`Masters à ${name}, par spécialisation`}
          values={masters.fields}
          href={(field) => paths.categoryInCity(field, slug)}
        />
        <ReasonsBlock id="pourquoi" title={`Pourquoi étudier à ${name}`} html={reasons} />
        <ArticlesSection
          title="Articles sur la ville"
          path={paths.city(slug)}
          list={list}
          empty={
            <EmptyState title="Aucun article sur cette ville pour le moment">
              Nos premiers articles sont en préparation. Voyez aussi les{' '}
              <TextLink href={paths.cities}>autres villes</TextLink>.
            </EmptyState>
          }
        />
        {universities.length > 0 && <Universities city={city} universities={universities} />}
        {facts && <FactSources {...facts} />}
      </WithSidebar>
    </>
  );
}

function Universities({ city, universities }: { city: City; universities: University[] }) {
  const all = { href: `${paths.universities}?ville=${city.slug}`, name: 'Affiner la liste' };
  return (
    <Section id="universites" title="Universités et écoles sur place" link={all}>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {universities.map((university) => (
          <li key={university.id}>
            <UniversityCard university={university} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type CityCardProps = { city: City; masters: number };

export function CityCard({ city, masters }: CityCardProps) {
  const { name, slug, description } = city;
  return (
    <article className="card h-full border-t border-rule py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">
          <CardLink href={paths.city(slug)}>{frenchSpaces(name)}</CardLink>
        </h2>
        <span className="inline-block text-sm first-letter:uppercase">
          {mastersCounted(masters)}
        </span>
      </div>
      {description && <p className="clamp-2 mt-1 text-muted">{teaserText(description)}</p>}
    </article>
  );
}
