import { ArticlesSection } from '@/components/site/article/article-lists';
import { CityUniversities } from '@/components/site/city/city-parts';
import { EntityHeader, FactSources, ReasonsBlock } from '@/components/site/entity/entity-parts';
import { JsonLd, WithSidebar } from '@/components/site/frame/site-page';
import { TextLink } from '@/components/site/kit/links';
import { EmptyState, Paragraphs, articlesStat } from '@/components/site/kit/section';
import { Neighbours } from '@/components/site/masters/neighbours';
import { MastersOfPlace } from '@/components/site/masters/master-card';
import { firstUniversities, getCity, reasonsOf, standsIn } from '@/lib/content/places';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { loadArticlePage, loadPopular } from '@/lib/content/teasers';
import { frenchSpaces } from '@/lib/french/typography';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageNumber } from '@/lib/paging';
import { cityNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { factsOf } from '@/lib/texts/places';
import { entityPage } from '@/app/(site)/entity-page';
import { leadToLast } from '@/app/(site)/moved';

const UNIVERSITIES = 12;

const page = entityPage({
  kind: 'city',
  load: getCity,
  missing: {
    title: 'Ville non trouvée',
    link: { href: paths.cities, name: 'Voir toutes les villes' },
  },
  address: paths.city,
  metadata: ({ name, slug, description }) =>
    pageMetadata({
      title: `Étudier à ${name} : masters et universités`,
      description: `Préparer un master à ${name} : établissements, logement et stages. ${description}`,
      path: paths.city(slug),
      keywords: [`étudier à ${name}`, `master ${name}`, `université ${name}`],
      image: { url: `${paths.city(slug)}/opengraph-image`, alt: name },
    }),
  show: async (city, searchParams) => {
    const { id, name, slug, description } = city;
    const params = await searchParams;
    const [list, universities, popular, masters, reasons] = await Promise.all([
      loadArticlePage({ cityId: id }, pageNumber(params.page)),
      firstUniversities(UNIVERSITIES, standsIn({ id })),
      loadPopular(),
      loadMastersOf({ ville: slug }),
      reasonsOf('city', city),
    ]);
    leadToLast(params, list.pages, paths.city(slug));
    const crumbs = [...trailTo('/villes'), { name, path: paths.city(slug) }];
    const items = list.teasers.map(({ title, href }) => ({ name: title, path: href }));
    const facts = factsOf('city', slug);
    const about = cityNode(city);
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
          {universities.length > 0 && <CityUniversities city={city} universities={universities} />}
          {facts && <FactSources {...facts} />}
        </WithSidebar>
        <JsonLd graph={pageGraph({ name, crumbs, about, list: items })} />
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
