import { CategoryScreen } from '@/components/site/category/category-screen';
import { JsonLd } from '@/components/site/frame/site-page';
import { getCategory, listCategories } from '@/lib/content/places';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { listPastExams } from '@/lib/content/masters/past-exams';
import { loadArticlePage, loadPopular } from '@/lib/content/teasers';
import { fieldInSentence } from '@/lib/french/typography';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageNumber } from '@/lib/paging';
import { categoryFeed } from '@/lib/seo/feed';
import { categoryNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
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
    const { id, name, slug } = category;
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
    const about = categoryNode(category);
    return (
      <>
        <CategoryScreen
          category={category}
          list={list}
          others={others}
          popular={popular}
          masters={masters}
          exams={exams}
          crumbs={crumbs}
        />
        <JsonLd graph={pageGraph({ name, crumbs, about, list: items })} />
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
