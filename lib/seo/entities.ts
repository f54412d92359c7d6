import type { Article } from '@/lib/content/articles';
import type { Category, City, University } from '@/lib/content/places';
import type { Call } from '@/lib/content/masters/calls';
import type { Establishment } from '@/lib/content/masters/establishments';
import type { Programme } from '@/lib/content/masters/programmes';
import { callState } from '@/lib/editorial/masters/call-state';
import { labelOf } from '@/lib/entities/choices';
import { licence as licenceOf } from '@/lib/editorial/masters/open-data';
import { frenchSpaces, isPersonName, shorten } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/entities/settings';
import { absoluteUrl } from '@/lib/site';
import { pageText } from '@/lib/texts/pages';
import { type Node, organizationId, pageId } from './graph';
import { articlePicture } from './metadata';

// Only what the page shows, and nothing that no source says.

const LONGEST_HEADLINE = 110;
const MOROCCO = { '@type': 'Country', name: 'Maroc', identifier: 'MA' };

const entityId = (path: string) => `${absoluteUrl(path)}#entity`;
const entity = (type: string, path: string, name: string) => ({
  '@type': type,
  '@id': entityId(path),
  name: frenchSpaces(name),
});
const ofPage = (path: string) => ({ '@id': pageId(path) });
const said = (text: string | null) => (text ? frenchSpaces(text) : undefined);

export function articleNode(article: Article): Node {
  const path = paths.article(article.slug);
  const published = article.publishedAt?.toISOString();
  return {
    '@type': 'Article',
    '@id': entityId(path),
    headline: shorten(frenchSpaces(article.title), LONGEST_HEADLINE),
    description: frenchSpaces(article.excerpt),
    image: absoluteUrl(articlePicture(article)),
    datePublished: published,
    // The page shows the publication date as its last update, so this says the same.
    dateModified: published,
    author: {
      '@type': isPersonName(article.author) ? 'Person' : 'Organization',
      name: article.author,
    },
    publisher: { '@id': organizationId() },
    mainEntityOfPage: ofPage(path),
    inLanguage: 'fr',
    articleSection: article.categoryName || undefined,
  };
}

export function universityNode(university: University): Node {
  const { name, slug, description, websiteUrl, cityName } = university;
  const path = paths.university(slug);
  return {
    ...entity('CollegeOrUniversity', path, name),
    mainEntityOfPage: ofPage(path),
    url: websiteUrl || undefined,
    description: said(description),
    address: addressIn(cityName),
  };
}

export function establishmentNode(establishment: Establishment): Node {
  const { name, acronym, slug, universitySlug, universityName, websiteUrl } = establishment;
  const path = paths.establishment(universitySlug, slug);
  return {
    ...entity('CollegeOrUniversity', path, name),
    mainEntityOfPage: ofPage(path),
    alternateName: said(acronym),
    url: websiteUrl || undefined,
    parentOrganization: parent(universityName, universitySlug),
    address: addressIn(establishment.cityName),
  };
}

export function categoryNode({ name, slug, description }: Category): Node {
  return {
    ...entity('DefinedTerm', paths.category(slug), name),
    description: said(description),
  };
}

export function cityNode({ name, slug, description }: City): Node {
  return {
    ...entity('City', paths.city(slug), name),
    description: said(description),
    containedInPlace: MOROCCO,
  };
}

/** schema.org's names for what the sources say of a rhythm. */
const MODES: Record<string, string[]> = {
  'temps-plein': ['full-time'],
  'temps-amenage': ['part-time'],
  'week-end': ['part-time'],
  distance: ['online'],
};

export function masterNode(master: Programme, calls: readonly Call[], today: string): Node {
  const { name, slug, kind, semesters, rhythm, requirements, officialUrl } = master;
  const path = paths.master(slug);
  return {
    ...entity('EducationalOccupationalProgram', path, name),
    url: absoluteUrl(path),
    mainEntityOfPage: ofPage(path),
    educationalCredentialAwarded: frenchSpaces(labelOf('programmeKind', kind)),
    provider: {
      '@type': 'CollegeOrUniversity',
      name: frenchSpaces(master.establishmentName),
      url: absoluteUrl(paths.establishment(master.universitySlug, master.establishmentSlug)),
      parentOrganization: parent(master.universityName, master.universitySlug),
      address: addressIn(master.cityName),
    },
    sameAs: officialUrl || undefined,
    timeToComplete: semesters ? `P${semesters * 6}M` : undefined,
    educationalProgramMode: rhythm ? MODES[rhythm] : undefined,
    programPrerequisites: said(requirements),
    offers: offer(master),
    ...applicationDates(calls, today),
  };
}

function parent(name: string, slug: string): Node {
  const url = absoluteUrl(paths.university(slug));
  return { '@type': 'CollegeOrUniversity', name: frenchSpaces(name), url };
}

function addressIn(city: string | null) {
  if (!city) return undefined;
  return { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'MA' };
}

const UNITS: Record<string, string> = { an: 'année', semestre: 'semestre', programme: 'programme' };

/** An amount says what it is for and from which year it counts, or it would mislead. */
function offer({ feeFree, feeAmount, feePer, feeYear, feeApproximate }: Programme) {
  const tuition = { '@type': 'Offer', category: 'Tuition' };
  if (feeFree) return { ...tuition, price: 0, priceCurrency: 'MAD' };
  if (feeAmount === null || !feePer || !feeYear || feeApproximate) return undefined;
  return {
    ...tuition,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: feeAmount,
      priceCurrency: 'MAD',
      unitText: UNITS[feePer],
      validFrom: `${feeYear}`,
    },
  };
}

/** Dates of a round that is over would be read as those of the next. */
function applicationDates(calls: readonly Call[], today: string) {
  const { kind, call } = callState(calls, today);
  if (!call || (kind !== 'ouvert' && kind !== 'a-venir')) return {};
  return {
    applicationStartDate: call.opensOn ?? undefined,
    applicationDeadline: call.closesOn ?? undefined,
  };
}

/** The directory as a whole, for those who look for data. */
export function datasetNode(changedAt: Date | null, licence: SiteSettings['factsLicence']): Node {
  const path = paths.mastersData;
  const { title, lead } = pageText(path);
  return {
    '@type': 'Dataset',
    '@id': entityId(path),
    name: title,
    description: frenchSpaces(lead),
    url: absoluteUrl(path),
    mainEntityOfPage: ofPage(path),
    license: licenceOf(licence).url,
    creator: { '@id': organizationId() },
    publisher: { '@id': organizationId() },
    isAccessibleForFree: true,
    inLanguage: 'fr',
    spatialCoverage: { '@type': 'Country', name: 'Maroc' },
    dateModified: changedAt?.toISOString(),
    distribution: [
      download(paths.mastersCsv, 'text/csv'),
      download(paths.factsCsv, 'text/csv'),
      download(paths.mastersJson, 'application/json'),
    ],
  };
}

function download(path: string, encodingFormat: string) {
  return { '@type': 'DataDownload', encodingFormat, contentUrl: absoluteUrl(path) };
}
