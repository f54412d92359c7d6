import type { Metadata } from 'next';
import { cache } from 'react';
import { CategoryScreen } from '@/components/site/category/category-screen';
import { Missing } from '@/components/site/entity/missing';
import { JsonLd } from '@/components/site/frame/json-ld';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { loadArticlePage, loadPopular } from '@/lib/content/teaser-lists';
import { getCategory, listCategories } from '@/lib/content/categories';
import { crumbs } from '@/lib/seo/graph';
import { pageNumber, type SearchParams } from '@/lib/schemas/paging';
import { fieldInSentence } from '@/lib/french/names';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { categoryFeed } from '@/lib/seo/directory-feed';
import { categoryNode } from '@/lib/seo/entities';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { answerMissing } from '@/app/(site)/missing-entity';
import { leadToLast } from '@/app/(site)/last-page';

type Props = { params: Promise<{ slug: string }>; searchParams: SearchParams };

const NOT_FOUND = 'Spécialisation non trouvée';
const RELATED = 6;
const load = cache(getCategory);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await load((await params).slug);
  if (!category) return unlistedMetadata(NOT_FOUND);
  const { name, slug, description } = category;
  const field = fieldInSentence(name);
  const path = paths.category(slug);
  return pageMetadata({
    title: `Master en ${field} au Maroc`,
    description: `Masters en ${field} au Maroc : contenus, débouchés et articles. ${description}`,
    path,
    keywords: [name, `master ${field}`, `master ${field} Maroc`],
    image: { url: `${path}/opengraph-image`, alt: name },
    feed: categoryFeed({ name, slug }),
  });
}

export default async function CategoryPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const category = await load(slug);
  if (!category) {
    const missing = await answerMissing('category', slug, paths.category);
    const link = { href: paths.categories, name: 'Voir toutes les spécialisations' };
    return <Missing {...missing} title={NOT_FOUND} link={link} />;
  }
  const [list, others, popular, masters] = await Promise.all([
    loadArticlePage({ categoryId: category.id }, pageNumber((await searchParams).page)),
    listCategories({ where: { id: { not: category.id } }, limit: RELATED }),
    loadPopular(),
    loadMastersOf({ specialisation: slug }),
  ]);
  leadToLast(await searchParams, list.pages, paths.category(slug));
  const trail = crumbs(
    { name: 'Spécialisations', path: paths.categories },
    { name: category.name, path: paths.category(slug) },
  );
  const items = list.teasers.map(({ title, href }) => ({ name: title, path: href }));
  return (
    <>
      <CategoryScreen {...{ category, list, others, popular, masters }} crumbs={trail} />
      <JsonLd
        graph={collectionGraph({
          name: category.name,
          crumbs: trail,
          about: categoryNode(category),
          list: items,
        })}
      />
    </>
  );
}
