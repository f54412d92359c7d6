import type { ArticlePage } from '@/lib/content/teaser-lists';
import type { Category } from '@/lib/content/categories';
import type { Teaser } from '@/lib/content/teasers';
import { frenchNumber } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { tintClass } from '@/lib/colour/tint';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { ArticlesSection } from '@/components/site/article/article-lists';
import { EmptyState, SectionHeading } from '@/components/site/kit/section';
import { EntityHeader } from '@/components/site/entity/entity-header';
import { SiteLink } from '@/components/site/kit/site-link';
import { Tints } from '@/components/site/cover/tints';
import { WithSidebar } from '@/components/site/frame/sidebar';
import { Cover } from '@/components/site/cover/cover';

type Props = {
  category: Category;
  list: ArticlePage;
  others: Category[];
  popular: Teaser[];
  crumbs: readonly Crumb[];
};

export function CategoryScreen({ category, list, others, popular, crumbs }: Props) {
  const { name, slug, description, color } = category;
  return (
    <>
      <Tints colors={[color, ...others.map((other) => other.color)]} />
      <EntityHeader
        {...{ crumbs, color }}
        lead={description}
        kind="Spécialisation"
        title={name}
        seed={slug}
        stats={[
          { value: frenchNumber(list.total), label: list.total < 2 ? 'Article' : 'Articles' },
          { value: '1000+', label: 'Diplômés' },
          { value: '8+', label: 'Villes' },
        ]}
      />
      <WithSidebar popular={popular}>
        <ArticlesSection
          title={frenchSpaces(`Articles : ${name}`)}
          path={paths.category(slug)}
          list={list}
          empty={
            <EmptyState badge="Contenus à venir" title="Aucun article dans cette spécialisation">
              Nos premiers articles sur ce sujet sont en préparation. En attendant, lisez les{' '}
              <SiteLink href={paths.guides} className="link">
                guides pratiques
              </SiteLink>
              .
            </EmptyState>
          }
        />
        {others.length > 0 && <OtherCategories categories={others} />}
      </WithSidebar>
    </>
  );
}

function OtherCategories({ categories }: { categories: Category[] }) {
  return (
    <section aria-labelledby="autres">
      <SectionHeading id="autres" link={{ href: paths.categories, name: 'Toutes' }}>
        Autres spécialisations
      </SectionHeading>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {categories.map(({ id, name, slug, color }) => (
          <li
            key={id}
            className={`card border-l-4 border-tint bg-tint-soft px-4 py-3 ${tintClass(color)}`}
          >
            <SiteLink href={paths.category(slug)} className="card-link font-semibold">
              {frenchSpaces(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type CategoryCardProps = { category: Category; heading?: 'h2' | 'h3' };

export function CategoryCard({ category, heading: Heading = 'h3' }: CategoryCardProps) {
  const { name, slug, description, color } = category;
  return (
    <article
      className={`card flex h-full flex-col overflow-hidden rounded-card border border-t-4 border-tint-ink/20 border-t-tint bg-tint-soft ${tintClass(color)}`}
    >
      <Cover seed={slug} shape="strip" className="rounded-none" />
      <div className="p-5 sm:p-6">
        <Heading className="text-2xl">
          <SiteLink href={paths.category(slug)} className="card-link">
            {frenchSpaces(name)}
          </SiteLink>
        </Heading>
        {description && <p className="clamp-3 mt-2 text-muted">{teaserText(description)}</p>}
      </div>
    </article>
  );
}
