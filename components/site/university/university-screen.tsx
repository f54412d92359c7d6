import type { ArticlePage } from '@/lib/content/teaser-lists';
import type { Teaser } from '@/lib/content/teasers';
import type { University } from '@/lib/content/universities';
import { genericUniversityReasons, universityReasons } from '@/lib/editorial/university-reasons';
import { frenchNumber, programmes } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { frenchSpaces } from '@/lib/french/typography';
import { ArticlesSection } from '@/components/site/article/article-lists';
import { EmptyState, Paragraphs } from '@/components/site/kit/section';
import { EntityHeader } from '@/components/site/entity/entity-header';
import { ReasonsBlock } from '@/components/site/entity/reasons-block';
import { SiteLink } from '@/components/site/kit/site-link';
import { WithSidebar } from '@/components/site/frame/sidebar';
import { ExternalLink } from '@/components/site/kit/external-link';

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

function UniversityFacts({ university }: { university: University }) {
  const { cityName, citySlug, programCount, websiteUrl } = university;
  return (
    <dl className="mt-6 grid max-w-2xl gap-x-8 gap-y-4 sm:grid-cols-[1fr_1.6fr_1fr]">
      {cityName && citySlug && (
        <div>
          <dt className="text-sm text-muted">Ville</dt>
          <dd>
            <SiteLink href={paths.city(citySlug)} className="link-line">
              {frenchSpaces(cityName)}
            </SiteLink>
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">Offre</dt>
        <dd className="flex min-h-11 items-center">{programmes(programCount)}</dd>
      </div>
      {websiteUrl && (
        <div>
          <dt className="text-sm text-muted">Sur le web</dt>
          <dd>
            <ExternalLink href={websiteUrl}>Site officiel</ExternalLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
