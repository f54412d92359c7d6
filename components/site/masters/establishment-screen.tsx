import type { AroundEstablishment, Establishment } from '@/lib/content/masters/establishments';
import { ErrorLink, ExternalLink, LineLink, TextLink } from '@/components/site/kit/links';
import { EmptyState, Paragraphs, Section } from '@/components/site/kit/section';
import { frenchDay } from '@/lib/french/dates';
import type { Call } from '@/lib/content/masters/calls';
import type { Teaser } from '@/lib/content/teasers';
import { labelOf } from '@/lib/entities/choices';
import { counted, frenchNumber } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { RelatedArticles } from '@/components/site/article/article-lists';
import { Tints } from '@/components/site/cover/cover';
import { EntityHeader, HeaderFact } from '@/components/site/entity/entity-parts';
import { WithSidebar } from '@/components/site/frame/site-page';
import type { Proofs } from '@/lib/content/masters/claims';
import { ESTABLISHMENT_FACTS, establishments } from '@/lib/entities/establishment';
import { UNKNOWN, otherText, shownText } from '@/lib/entities/shown';
import { CallNotice } from './call-notice';
import { HOW_TO_OPEN } from './identity-card';
import { MastersSection } from './master-card';
import { PastExams } from './past-exams';
import { WhoSays } from './who-says';

type Props = AroundEstablishment & {
  establishment: Establishment;
  popular: Teaser[];
  crumbs: readonly Crumb[];
  today: string;
};

export function EstablishmentScreen(props: Props) {
  const { establishment, masters, calls, articles, proofs, exams, popular, crumbs, today } = props;
  const { name, slug, type, description, applyUrl, programmeCount } = establishment;
  const all = { href: `${paths.masters}?etablissement=${slug}`, name: 'Affiner la liste' };
  return (
    <>
      <Tints colors={articles.map(({ color }) => color)} />
      <EntityHeader
        crumbs={crumbs}
        kind={labelOf('establishmentType', type)}
        title={name}
        seed={slug}
        stats={[
          {
            value: frenchNumber(programmeCount),
            label: programmeCount < 2 ? 'Master recensé' : 'Masters recensés',
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
            title={`Les masters (${programmeCount})`}
            masters={masters}
            link={programmeCount > masters.length ? all : undefined}
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
    </>
  );
}

function EstablishmentFacts({ establishment }: { establishment: Establishment }) {
  const { universityName, universitySlug, cityName, citySlug, websiteUrl } = establishment;
  return (
    <dl className="mt-6 grid max-w-2xl gap-x-8 gap-y-4 sm:grid-cols-[1.6fr_1fr_1fr]">
      <HeaderFact name="Université">
        <LineLink href={paths.university(universitySlug)}>{frenchSpaces(universityName)}</LineLink>
      </HeaderFact>
      {cityName && citySlug && (
        <HeaderFact name="Ville">
          <LineLink href={paths.city(citySlug)}>{frenchSpaces(cityName)}</LineLink>
        </HeaderFact>
      )}
      {websiteUrl && (
        <HeaderFact name="Sur le web">
          <ExternalLink href={websiteUrl}>Site officiel</ExternalLink>
        </HeaderFact>
      )}
    </dl>
  );
}

type CardProps = { establishment: Establishment; proofs: Proofs; today: string };

/** What is known of the establishment itself, and who says it. */
function EstablishmentCard({ establishment, proofs, today }: CardProps) {
  return (
    <Section id="fiche" title="La fiche de l’établissement">
      <p className="mt-3 max-w-2xl text-muted">{frenchSpaces(HOW_TO_OPEN)}</p>
      <dl className="facts mt-2">
        {ESTABLISHMENT_FACTS.map((fact) => (
          <div key={fact.of}>
            <dt>{fact.name}</dt>
            <dd>
              {frenchSpaces(shownText(establishments, fact, establishment) ?? UNKNOWN)}
              <WhoSays
                proof={proofs[fact.of]}
                wordsOf={otherText(establishments, fact, establishment)}
                today={today}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The years before are the best hint there is for the next. */
export function PastCalls({ calls }: { calls: Call[] }) {
  return (
    <Section id="avis" title="Tous les avis connus">
      <ul className="mt-3 divide-y divide-rule">
        {calls.map((call) => (
          <li key={call.id} className="py-3">
            <span className="font-semibold">{call.academicYear}</span>
            {', '}
            {call.closesOn ? `clôture le ${frenchDay(call.closesOn)}` : 'clôture non publiée'}
            {!call.isForAll &&
              call.programmes.length > 0 &&
              `, pour ${counted(call.programmes.length, 'master')}`}
            {' ('}
            <TextLink href={call.source.url}>{frenchSpaces(call.source.publisher)}</TextLink>)
          </li>
        ))}
      </ul>
    </Section>
  );
}
