import { CardLink, ErrorLink, ExternalLink, LineLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { School } from '@/lib/content/masters/establishments';
import type { University } from '@/lib/content/places';
import { frenchSpaces, placeInCity, teaserText } from '@/lib/french/typography';
import { counted, frenchNumber, offerOf, programmes } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import { HeaderFact } from '@/components/site/entity/entity-parts';
import { CallNotice } from '@/components/site/masters/call-notice';
import { PastCalls } from '@/components/site/masters/establishment-parts';
import type { Proofs } from '@/lib/content/masters/claims';
import { WhoSays } from '@/components/site/masters/who-says';
import { callHeadline, callState } from '@/lib/editorial/masters/call-state';

export function SchoolCalls({ establishment, calls, today }: School & { today: string }) {
  return (
    <>
      <CallNotice calls={calls} applyUrl={establishment.applyUrl} today={today} />
      {calls.length > 1 && <PastCalls calls={calls} />}
      <ErrorLink href={paths.proposeTo(establishment.slug)}>
        Signaler une erreur ou un master qui manque ici
      </ErrorLink>
    </>
  );
}

export function offerStat(university: University) {
  const count = offerOf(university);
  const label = count === 1 ? 'Programme de master' : 'Programmes de master';
  return count > 0 ? [{ value: frenchNumber(count), label }] : [];
}

type FactsProps = { university: University; proofs: Proofs; today: string };

export function UniversityFacts({ university, proofs, today }: FactsProps) {
  const { cities, websiteUrl } = university;
  return (
    <dl className="mt-6 grid max-w-2xl gap-x-8 gap-y-4 sm:grid-cols-[1fr_1.6fr_1fr]">
      {cities.length > 0 && (
        <HeaderFact
          name={cities.length === 1 ? 'Ville' : 'Villes'}
          className="flex flex-wrap gap-x-4"
        >
          {cities.map(({ slug, name }) => (
            <LineLink key={slug} href={paths.city(slug)}>
              {frenchSpaces(name)}
            </LineLink>
          ))}
          {cities.length === 1 && (
            <WhoSays proof={proofs.cityId} wordsOf={() => 'une autre ville'} today={today} />
          )}
        </HeaderFact>
      )}
      <HeaderFact name="Offre" className="flex min-h-11 items-center">
        {programmes(university)}
      </HeaderFact>
      {websiteUrl && (
        <HeaderFact name="Sur le web">
          <ExternalLink href={websiteUrl}>Site officiel</ExternalLink>
          <WhoSays
            proof={proofs.websiteUrl}
            wordsOf={(said) => String(said.websiteUrl)}
            today={today}
          />
        </HeaderFact>
      )}
    </dl>
  );
}

type EstablishmentsProps = { schools: readonly School[]; today: string };

/** Every faculty and school of a university, those without a known master too. */
export function Establishments({ schools, today }: EstablishmentsProps) {
  return (
    <Section id="etablissements" title={`Établissements (${schools.length})`}>
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {schools.map((school) => (
          <Row key={school.establishment.id} {...school} today={today} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ establishment, calls, today }: School & { today: string }) {
  const { name, acronym, slug, universitySlug, cityName, masterCount } = establishment;
  const masters =
    masterCount > 0
      ? counted(masterCount, 'master recensé', 'masters recensés')
      : 'Aucun master recensé pour le moment';
  return (
    <li className="border-b border-rule py-3">
      <LineLink href={paths.establishment(universitySlug, slug)}>
        {frenchSpaces(placeInCity(acronym ?? name, cityName))}
      </LineLink>
      <p>{masters}</p>
      <p className="text-sm text-muted">{frenchSpaces(callHeadline(callState(calls, today)))}</p>
    </li>
  );
}

type CardProps = { university: University; heading?: 'h2' | 'h3' };

export function UniversityCard({ university, heading: Heading = 'h3' }: CardProps) {
  const { name, slug, description, cities, websiteUrl } = university;
  return (
    <article className="card flex h-full flex-col border-t border-rule pt-5 pb-4">
      <Heading className="text-xl">
        <CardLink href={paths.university(slug)}>{frenchSpaces(name)}</CardLink>
      </Heading>
      {description && <p className="clamp-3 mt-2 text-muted">{teaserText(description)}</p>}
      <ul className="mt-4 mb-2 space-y-0.5 text-sm">
        {cities.length > 0 && (
          <li>
            <span className="text-muted">
              {cities.length === 1 ? 'Ville' : 'Villes'}
              {'\u00a0'}:
            </span>{' '}
            {frenchSpaces(cities.map((city) => city.name).join(', '))}
          </li>
        )}
        <li>{programmes(university)}</li>
      </ul>
      {websiteUrl && (
        <ExternalLink
          href={websiteUrl}
          label={`Site officiel, ${name}`}
          className="link-line card-above mt-auto self-start"
        >
          Site officiel
        </ExternalLink>
      )}
    </article>
  );
}
