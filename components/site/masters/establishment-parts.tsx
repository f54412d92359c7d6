import type { Establishment } from '@/lib/content/masters/establishments';
import { ExternalLink, LineLink, TextLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import { frenchDay } from '@/lib/french/dates';
import type { Call } from '@/lib/content/masters/calls';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { HeaderFact } from '@/components/site/entity/entity-parts';
import type { Proofs } from '@/lib/content/masters/claims';
import { ESTABLISHMENT_FACTS, establishments } from '@/lib/entities/establishment';
import { UNKNOWN, otherText, shownText } from '@/lib/entities/shown';
import { HOW_TO_OPEN } from './identity-card';
import { WhoSays } from './who-says';

export function EstablishmentFacts({ establishment }: { establishment: Establishment }) {
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
export function EstablishmentCard({ establishment, proofs, today }: CardProps) {
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
