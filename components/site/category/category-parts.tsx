import { CardLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { Category } from '@/lib/content/places';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { tintClass } from '@/lib/colour/color';
import { Cover, Tint } from '@/components/site/cover/cover';

export function OtherCategories({ categories }: { categories: Category[] }) {
  return (
    <Section
      id="autres"
      title="Autres spécialisations"
      link={{ href: paths.categories, name: 'Toutes' }}
    >
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {categories.map(({ id, name, slug, color }) => (
          <li
            key={id}
            className={`card border-l-4 border-tint bg-tint-soft px-4 py-3 ${tintClass(color)}`}
          >
            <Tint color={color} />
            <a href={paths.category(slug)} className="card-link font-semibold">
              {frenchSpaces(name)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function CategoryCard({ category }: { category: Category }) {
  const { name, slug, description, color } = category;
  return (
    <article
      className={`card flex h-full flex-col overflow-hidden rounded-card border border-t-4 border-tint-ink/20 border-t-tint bg-tint-soft ${tintClass(color)}`}
    >
      <Tint color={color} />
      <Cover seed={slug} shape="strip" className="rounded-none" />
      <div className="p-5 sm:p-6">
        <h2 className="text-2xl">
          <CardLink href={paths.category(slug)}>{frenchSpaces(name)}</CardLink>
        </h2>
        {description && <p className="clamp-3 mt-2 text-muted">{teaserText(description)}</p>}
      </div>
    </article>
  );
}
