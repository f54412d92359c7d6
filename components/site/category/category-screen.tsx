import { CardLink, TextLink } from '@/components/site/kit/links';
import { EmptyState, Section, articlesStat } from '@/components/site/kit/section';
import type { ArticlePage, Teaser } from '@/lib/content/teasers';
import type { Category } from '@/lib/content/places';
import type { MastersOf } from '@/lib/content/masters/directory';
import { factsOf } from '@/lib/texts/places';
import { fieldInSentence, frenchSpaces, teaserText } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { tintClass } from '@/lib/colour/color';
import { ArticlesSection } from '@/components/site/article/article-lists';
import { EntityHeader, FactSources } from '@/components/site/entity/entity-parts';
import { Cover, Tints } from '@/components/site/cover/cover';
import { Neighbours } from '@/components/site/masters/landing-screen';
import { MastersOfPlace } from '@/components/site/masters/master-card';
import { PastExams } from '@/components/site/masters/past-exams';
import type { PastExam } from '@/lib/content/masters/past-exams';
import { WithSidebar } from '@/components/site/frame/site-page';

type Props = {
  category: Category;
  list: ArticlePage;
  others: Category[];
  popular: Teaser[];
  masters: MastersOf;
  exams: PastExam[];
  crumbs: readonly Crumb[];
};

export function CategoryScreen(props: Props) {
  const { category, list, others, popular, masters, exams, crumbs } = props;
  const { name, slug, description, color } = category;
  const facts = factsOf('category', slug);
  return (
    <>
      <Tints colors={[color, ...others.map((other) => other.color)]} />
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
    </>
  );
}

function OtherCategories({ categories }: { categories: Category[] }) {
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
