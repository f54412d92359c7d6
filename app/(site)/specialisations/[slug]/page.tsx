import { ArticlesSection } from '@/components/site/article/article-lists';
import { OtherCategories } from '@/components/site/category/category-parts';
import { EntityHeader, FactSources } from '@/components/site/entity/entity-parts';
import { JsonLd, WithSidebar } from '@/components/site/frame/site-page';
import { TextLink } from '@/components/site/kit/links';
import { EmptyState, articlesStat } from '@/components/site/kit/section';
import { Neighbours } from '@/components/site/masters/neighbours';
import { MastersOfPlace } from '@/components/site/masters/master-card';
import { PastExams } from '@/components/site/masters/past-exams';
import { getCategory, listCategories } from '@/lib/content/places';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { listPastExams } from '@/lib/content/masters/past-exams';
import { loadArticlePage, loadPopular } from '@/lib/content/teasers';
import { fieldInSentence, frenchSpaces } from '@/lib/french/typography';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageNumber } from '@/lib/paging';
import { categoryFeed } from '@/lib/seo/feed';
import { categoryNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { factsOf } from '@/lib/texts/places';
import { entityPage } from '@/app/(site)/entity-page';
import { leadToLast } from '@/app/(site)/moved';

const RELATED = 6;
/** The latest; the others stand on the page of all. */
const EXAMS = 5;

const page = entityPage({
  kind: 'category',
  load: getCategory,
  missing: {
    title: 'Spécialisation non trouvée',
    link: { href: paths.categories, name: 'Voir toutes les spécialisations' },
  },
  address: paths.category,
  metadata: ({ name, slug, description }) => {
    const field = fieldInSentence(name);
    return pageMetadata({
      title: `Master en ${field} au Maroc`,
      description: `Masters en ${field} au Maroc : contenus, débouchés et articles. ${description}`,
      path: paths.category(slug),
      keywords: [name, `master ${field}`, `master ${field} Maroc`],
      image: { url: `${paths.category(slug)}/opengraph-image`, alt: name },
      feed: categoryFeed({ name, slug }),
    });
  },
  show: async (category, searchParams) => {
    const { id, name, slug, description, color } = category;
    const params = await searchParams;
    const [list, others, popular, masters, exams] = await Promise.all([
      loadArticlePage({ categoryId: id }, pageNumber(params.page)),
      listCategories({ where: { id: { not: id } }, limit: RELATED }),
      loadPopular(),
      loadMastersOf({ specialisation: slug }),
      listPastExams({ programme: { categories: { some: { categoryId: id } } } }, EXAMS),
    ]);
    leadToLast(params, list.pages, paths.category(slug));
    const crumbs = [...trailTo('/specialisations'), { name, path: paths.category(slug) }];
    const items = list.teasers.map(({ title, href }) => ({ name: title, path: href }));
    const facts = factsOf('category', slug);
    const about = categoryNode(category);
    return (
      <>
        <EntityHeader
          crumbs={crumbs}
          color={color}
          lead={description}
          kind="Spécialisation"
          title={name}
          seed={slug}
          stats={[
            articlesStat(list.total),
            { value: '1000+', label: 'Diplômés', isForShow: true },
            { value: '8+', label: 'Villes', isForShow: true },
          ]}
        />
        <WithSidebar popular={popular}>
          <MastersOfPlace masters={masters} query={`specialisation=${slug}`} />
          <Neighbours
            id="par-ville"
            title={`Masters en ${fieldInSentence(name)}, ville par ville`}
            values={masters.cities}
            href={(city) => paths.categoryInCity(slug, city)}
          />
          <ArticlesSection
            title={frenchSpaces(`Articles : ${name}`)}
            path={paths.category(slug)}
            list={list}
            empty={
              <EmptyState badge="Contenus à venir" title="Aucun article dans cette spécialisation">
                Nos premiers articles sur ce sujet sont en préparation. En attendant, lisez les{' '}
                <TextLink href={paths.guides}>guides pratiques</TextLink>.
              </EmptyState>
            }
          />
          <PastExams exams={exams} />
          {others.length > 0 && <OtherCategories categories={others} />}
          {facts && <FactSources {...facts} />}
        </WithSidebar>
        <JsonLd graph={pageGraph({ name, crumbs, about, list: items })} />
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
