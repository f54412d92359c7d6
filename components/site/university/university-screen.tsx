import type { ArticlePage } from '@/lib/content/article-page';
import type { Teaser } from '@/lib/content/teasers';
import type { University } from '@/lib/content/universities';
import { genericUniversityReasons, universityReasons } from '@/lib/editorial/university-reasons';
import { frenchNumber } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { frenchSpaces } from '@/lib/french/typography';
import { ArticlesSection } from '@/components/site/article/articles-section';
import { EmptyState } from '@/components/site/kit/empty-state';
import { EntityHeader } from '@/components/site/entity/entity-header';
import { Paragraphs } from '@/components/site/kit/paragraphs';
import { ReasonsBlock } from '@/components/site/entity/reasons-block';
import { SiteLink } from '@/components/site/kit/site-link';
import { UniversityFacts } from './university-facts';
import { WithSidebar } from '@/components/site/frame/with-sidebar';

type Props = {
  university: University;
  list: ArticlePage;
  popular: Teaser[];
  crumbs: readonly Crumb[];
};

export function UniversityScreen({ university, list, popular, crumbs }: Props) {
  const { name, slug, description, cityName, citySlug, programCount } = university;
  const reasons = Object.hasOwn(universityReasons, slug) ? universityReasons[slug] : undefined;
  const count = {
    value: frenchNumber(programCount),
    label: programCount === 1 ? 'Programme de master' : 'Programmes de master',
  };
  return (
    <>
      <EntityHeader
        crumbs={crumbs}
        kind="Université"
        title={name}
        seed={slug}
        stats={[
          ...(programCount > 0 ? [count] : []),
          { value: '1500+', label: 'Diplômés' },
          { value: frenchNumber(list.total), label: list.total < 2 ? 'Article' : 'Articles' },
        ]}
      >
        <UniversityFacts university={university} />
      </EntityHeader>
      <WithSidebar popular={popular}>
        <Paragraphs text={description} className="max-w-2xl text-lg" />
        <ReasonsBlock
          id="pourquoi"
          title={`Pourquoi choisir ${name} ?`}
          reasons={reasons ?? genericUniversityReasons(name)}
        />
        <ArticlesSection
          title="Articles sur l’université"
          path={paths.university(slug)}
          list={list}
          empty={
            <EmptyState title="Aucun article sur cette université pour le moment">
              {citySlug && cityName && (
                <SiteLink href={paths.city(citySlug)} className="link">
                  {frenchSpaces(`Découvrir la ville : ${cityName}`)}
                </SiteLink>
              )}
            </EmptyState>
          }
        />
      </WithSidebar>
    </>
  );
}
