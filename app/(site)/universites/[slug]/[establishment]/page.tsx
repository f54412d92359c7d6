import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { RelatedArticles } from '@/components/site/article/article-lists';
import { EntityHeader } from '@/components/site/entity/entity-parts';
import { JsonLd, WithSidebar } from '@/components/site/frame/site-page';
import { ErrorLink } from '@/components/site/kit/links';
import { EmptyState, Paragraphs, Section } from '@/components/site/kit/section';
import { CallNotice } from '@/components/site/masters/call-notice';
import {
  EstablishmentCard,
  EstablishmentFacts,
  PastCalls,
} from '@/components/site/masters/establishment-parts';
import { MastersSection } from '@/components/site/masters/master-card';
import { PastExams } from '@/components/site/masters/past-exams';
import {
  getEstablishment,
  isItsUniversity,
  loadEstablishmentPage,
} from '@/lib/content/masters/establishments';
import { loadPopular } from '@/lib/content/teasers';
import { labelOf } from '@/lib/entities/choices';
import { todayInMorocco } from '@/lib/french/dates';
import { frenchNumber } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import { crumbs, pageGraph } from '@/lib/seo/graph';
import { mastersFeed } from '@/lib/seo/feed';
import { establishmentNode } from '@/lib/seo/entities';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { mastersTitle } from '@/lib/seo/page-title';
import { answerMissing } from '@/app/(site)/moved';
import '@/app/(site)/styles/who-says.css';

type Props = { params: Promise<{ slug: string; establishment: string }> };

const NOT_FOUND = 'Établissement non trouvé';
const load = cache(getEstablishment);
/** Search engines keep one page of a school that is a university by itself. */
const isDouble = cache(isItsUniversity);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const establishment = await load((await params).establishment);
  if (!establishment) return unlistedMetadata(NOT_FOUND);
  const { name, acronym, slug, universitySlug, universityName, cityName } = establishment;
  return pageMetadata({
    title: mastersTitle(acronym ?? name),
    description: `${name}${cityName ? `, ${cityName}` : ''} (${universityName}) : ses masters, ses dates de candidature et sa plateforme.`,
    path: (await isDouble(establishment))
      ? paths.university(universitySlug)
      : paths.establishment(universitySlug, slug),
    keywords: [name, `master ${acronym ?? name}`, `candidature ${acronym ?? name}`],
    feed: mastersFeed,
  });
}

export default async function EstablishmentPage({ params }: Props) {
  const given = await params;
  const establishment = await load(given.establishment);
  if (!establishment) {
    const missing = await answerMissing('establishment', given.establishment, async (slug) =>
      paths.establishment((await load(slug))?.universitySlug ?? given.slug, slug),
    );
    const link = { href: paths.university(given.slug), name: 'Voir l’université' };
    return <Missing {...missing} title={NOT_FOUND} link={link} />;
  }
  const { name, acronym, slug, type, description, universitySlug, universityName } = establishment;
  const { applyUrl, masterCount } = establishment;
  const path = paths.establishment(universitySlug, slug);
  if (universitySlug !== given.slug) permanentRedirect(path);
  const today = todayInMorocco();
  const [{ masters, calls, articles, proofs, exams }, popular, isUnlisted] = await Promise.all([
    loadEstablishmentPage(establishment, today),
    loadPopular(),
    isDouble(establishment),
  ]);
  const trail = crumbs(
    { name: 'Universités', path: paths.universities },
    { name: universityName, path: paths.university(universitySlug) },
    { name: acronym ?? name, path },
  );
  const items = masters.map((master) => ({ name: master.name, path: paths.master(master.slug) }));
  const all = { href: `${paths.masters}?etablissement=${slug}`, name: 'Affiner la liste' };
  return (
    <>
      <EntityHeader
        crumbs={trail}
        kind={labelOf('establishmentType', type)}
        title={name}
        seed={slug}
        stats={[
          {
            value: frenchNumber(masterCount),
            label: masterCount < 2 ? 'Master recensé' : 'Masters recensés',
          },
          { value: frenchNumber(calls.length), label: 'Avis de candidature' },
        ]}
      >
        <EstablishmentFacts establishment={establishment} />
      </EntityHeader>
      <WithSidebar popular={popular}>
        <CallNotice calls={calls} applyUrl={applyUrl} today={today} />
        {masters.length > 0 ? (
          <MastersSection
            title={`Les masters (${masterCount})`}
            masters={masters}
            link={masterCount > masters.length ? all : undefined}
          />
        ) : (
          <Section id="masters" title="Les masters">
            <EmptyState title="Aucun master recensé ici pour le moment">
              Sa plateforme et ses avis de candidature disent ce qui est ouvert cette année.
            </EmptyState>
          </Section>
        )}
        {description && <Paragraphs text={description} className="max-w-2xl text-lg" />}
        {calls.length > 1 && <PastCalls calls={calls} />}
        <PastExams exams={exams} />
        <EstablishmentCard establishment={establishment} proofs={proofs} today={today} />
        <ErrorLink href={paths.proposeTo(slug)}>
          Signaler une erreur ou un master qui manque ici
        </ErrorLink>
        {articles.length > 0 && <RelatedArticles teasers={articles} />}
      </WithSidebar>
      {!isUnlisted && (
        <JsonLd
          graph={pageGraph({
            name,
            crumbs: trail,
            entity: establishmentNode(establishment),
            list: items,
          })}
        />
      )}
    </>
  );
}
