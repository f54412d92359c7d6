import { CardLink, ErrorLink, ExternalLink, LineLink, TextLink } from '@/components/site/kit/links';
import { EmptyState, Paragraphs, Section, articlesStat } from '@/components/site/kit/section';
import type { ArticlePage, Teaser } from '@/lib/content/teasers';
import type { MastersOf } from '@/lib/content/masters/directory';
import type { School, SchoolsOf } from '@/lib/content/masters/establishments';
import type { University } from '@/lib/content/places';
import { factsOf } from '@/lib/texts/places';
import { frenchSpaces, placeInCity, teaserText, withArticle } from '@/lib/french/typography';
import { counted, frenchNumber, offerOf, programmes } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { ArticlesSection } from '@/components/site/article/article-lists';
import {
  EntityHeader,
  FactSources,
  HeaderFact,
  ReasonsBlock,
} from '@/components/site/entity/entity-parts';
import { CallNotice } from '@/components/site/masters/call-notice';
import { PastCalls } from '@/components/site/masters/establishment-screen';
import type { Proofs } from '@/lib/content/masters/claims';
import { WhoSays } from '@/components/site/masters/who-says';
import { MastersOfPlace } from '@/components/site/masters/master-card';
import { WithSidebar } from '@/components/site/frame/site-page';
import { callHeadline, callState } from '@/lib/editorial/masters/call-state';

type Props = SchoolsOf & {
  university: University;
  list: ArticlePage;
  popular: Teaser[];
  masters: MastersOf;
  /** Rendered. */
  reasons: string;
  proofs: Proofs;
  crumbs: readonly Crumb[];
  today: string;
};

export function UniversityScreen(props: Props) {
  const { university, list, popular, masters, reasons, school, schools } = props;
  const { proofs, crumbs, today } = props;
  const { name, slug, description, cityName, citySlug } = university;
  const facts = factsOf('university', slug);
  return (
    <>
      <EntityHeader
        crumbs={crumbs}
        kind="Université"
        title={name}
        seed={slug}
        stats={[
          ...offerStat(university),
          { value: '1500+', label: 'Diplômés', isForShow: true },
          articlesStat(list.total),
        ]}
      >
        <UniversityFacts university={university} proofs={proofs} today={today} />
      </EntityHeader>
      <WithSidebar popular={popular}>
        <Paragraphs text={description} className="max-w-2xl text-lg" />
        <MastersOfPlace masters={masters} query={`universite=${slug}`} />
        {school && <SchoolCalls {...school} today={today} />}
        <ReasonsBlock
          id="pourquoi"
          title={`Pourquoi choisir ${withArticle(name)} ?`}
          html={reasons}
        />
        <ArticlesSection
          title="Articles sur l’université"
          path={paths.university(slug)}
          list={list}
          empty={
            <EmptyState title="Aucun article sur cette université pour le moment">
              {citySlug && cityName && (
                <TextLink href={paths.city(citySlug)}>
                  {frenchSpaces(`Découvrir la ville : ${cityName}`)}
                </TextLink>
              )}
            </EmptyState>
          }
        />
        {schools.length > 0 && <Establishments schools={schools} today={today} />}
        {facts && <FactSources {...facts} />}
      </WithSidebar>
    </>
  );
}

function SchoolCalls({ establishment, calls, today }: School & { today: string }) {
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

function offerStat(university: University) {
  const count = offerOf(university);
  const label = count === 1 ? 'Programme de master' : 'Programmes de master';
  return count > 0 ? [{ value: frenchNumber(count), label }] : [];
}

type FactsProps = Pick<Props, 'university' | 'proofs' | 'today'>;

function UniversityFacts({ university, proofs, today }: FactsProps) {
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
function Establishments({ schools, today }: EstablishmentsProps) {
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
  const { name, acronym, slug, universitySlug, cityName, programmeCount } = establishment;
  const masters =
    programmeCount > 0
      ? counted(programmeCount, 'master recensé', 'masters recensés')
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
