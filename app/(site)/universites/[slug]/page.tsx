import { ArticlesSection } from '@/components/site/article/article-lists';
import { EntityHeader, FactSources, ReasonsBlock } from '@/components/site/entity/entity-parts';
import { JsonLd, WithSidebar } from '@/components/site/frame/site-page';
import { TextLink } from '@/components/site/kit/links';
import { EmptyState, Paragraphs, articlesStat } from '@/components/site/kit/section';
import { MastersOfPlace } from '@/components/site/masters/master-card';
import {
  Establishments,
  SchoolCalls,
  UniversityFacts,
  offerStat,
} from '@/components/site/university/university-parts';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { loadUniversityProofs } from '@/lib/content/masters/claims';
import { loadSchoolsOf } from '@/lib/content/masters/establishments';
import { getUniversity, reasonsOf } from '@/lib/content/places';
import { loadArticlePage, loadPopular } from '@/lib/content/teasers';
import { todayInMorocco } from '@/lib/french/dates';
import { frenchSpaces, withArticle } from '@/lib/french/typography';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageNumber } from '@/lib/paging';
import { universityNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { factsOf } from '@/lib/texts/places';
import { entityPage } from '@/app/(site)/entity-page';
import { leadToLast } from '@/app/(site)/moved';
import '@/app/(site)/styles/who-says.css';

const page = entityPage({
  kind: 'university',
  load: getUniversity,
  missing: {
    title: 'Université non trouvée',
    link: { href: paths.universities, name: 'Voir toutes les universités' },
  },
  address: paths.university,
  metadata: ({ name, slug, description, cityName }) =>
    pageMetadata({
      title: name,
      description: description || `${name} : masters, ville, site officiel et articles du guide.`,
      path: paths.university(slug),
      keywords: [name, `master ${name}`, ...(cityName ? [`université ${cityName}`] : [])],
      image: { url: `${paths.university(slug)}/opengraph-image`, alt: name },
    }),
  show: async (university, searchParams) => {
    const { id, name, slug, description, cityName, citySlug } = university;
    const params = await searchParams;
    const today = todayInMorocco();
    const [list, popular, masters, reasons, { school, schools }, proofs] = await Promise.all([
      loadArticlePage({ universityId: id }, pageNumber(params.page)),
      loadPopular(),
      loadMastersOf({ universite: slug }),
      reasonsOf('university', university),
      loadSchoolsOf(id),
      loadUniversityProofs(university, today),
    ]);
    const path = paths.university(slug);
    leadToLast(params, list.pages, path);
    const facts = factsOf('university', slug);
    const crumbs = [...trailTo('/universites'), { name, path }];
    const items = list.teasers.map(({ title, href }) => ({ name: title, path: href }));
    return (
      <>
        <EntityHeader
          crumbs={crumbs}
          kind="Université"
          title={name}
          seed={slug}
          stats={[
            ...offerStat(university),
            { value: '1500+', label: 'Diplômés', isForShow: true },
            articlesStat(list.total),
          ]}
        >
          <UniversityFacts university={university} proofs={proofs} today={today} />
        </EntityHeader>
        <WithSidebar popular={popular}>
          <Paragraphs text={description} className="max-w-2xl text-lg" />
          <MastersOfPlace masters={masters} query={`universite=${slug}`} />
          {school && <SchoolCalls {...school} today={today} />}
          <ReasonsBlock
            id="pourquoi"
            title={`Pourquoi choisir ${withArticle(name)} ?`}
            html={reasons}
          />
          <ArticlesSection
            title="Articles sur l’université"
            path={path}
            list={list}
            empty={
              <EmptyState title="Aucun article sur cette université pour le moment">
                {citySlug && cityName && (
                  <TextLink href={paths.city(citySlug)}>
                    {frenchSpaces(`Découvrir la ville : ${cityName}`)}
                  </TextLink>
                )}
              </EmptyState>
            }
          />
          {schools.length > 0 && <Establishments schools={schools} today={today} />}
          {facts && <FactSources {...facts} />}
        </WithSidebar>
        <JsonLd
          graph={pageGraph({ name, crumbs, entity: universityNode(university), list: items })}
        />
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
