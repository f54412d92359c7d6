import { CategoryCard } from '@/components/site/category/category-parts';
import { SitePage } from '@/components/site/frame/site-page';
import { EmptyState } from '@/components/site/kit/section';
import { listCategories } from '@/lib/content/places';
import { paths } from '@/lib/paths';
import { staticMetadata } from '@/lib/seo/metadata';

const MOST = 120;

export const generateMetadata = () => staticMetadata('/specialisations');

export default async function CategoriesPage() {
  const categories = await listCategories({ limit: MOST });
  const list = categories.map(({ name, slug }) => ({ name, path: paths.category(slug) }));
  return (
    <SitePage address="/specialisations" list={list}>
      <div className="wrap">
        {categories.length === 0 && <EmptyState title="Aucune spécialisation à afficher" />}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      </div>
    </SitePage>
  );
}
