import { JsonLd } from '@/components/site/frame/json-ld';
import { CategoryCard } from '@/components/site/category/category-screen';
import { EmptyState } from '@/components/site/kit/section';
import { PageHeader } from '@/components/site/frame/page-header';
import { Tints } from '@/components/site/cover/tints';
import { listCategories } from '@/lib/content/categories';
import { crumbs } from '@/lib/seo/graph';
import { staticPages } from '@/lib/editorial/static-pages';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { staticMetadata } from '@/lib/seo/metadata';

const MOST = 120;

export const generateMetadata = () => staticMetadata(paths.categories);

export default async function CategoriesPage() {
  const categories = await listCategories({ limit: MOST });
  const { h1, lead } = staticPages[paths.categories];
  const trail = crumbs({ name: 'Spécialisations', path: paths.categories });
  const list = categories.map(({ name, slug }) => ({ name, path: paths.category(slug) }));
  return (
    <>
      <Tints colors={categories.map(({ color }) => color)} />
      <PageHeader crumbs={trail} title={h1} lead={lead} />
      <div className="wrap">
        {categories.length === 0 && <EmptyState title="Aucune spécialisation à afficher" />}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} heading="h2" />
            </li>
          ))}
        </ul>
      </div>
      <JsonLd graph={collectionGraph({ name: h1, description: lead, crumbs: trail, list })} />
    </>
  );
}
