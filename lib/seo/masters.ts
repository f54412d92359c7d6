import type { Metadata } from 'next';
import type { Call } from '@/lib/content/masters/calls';
import type { Establishment } from '@/lib/content/masters/establishments';
import type { Programme } from '@/lib/content/masters/programmes';
import { callState } from '@/lib/editorial/masters/call-state';
import { labelOf } from '@/lib/entities/choices';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { mastersFeed } from './directory-feed';
import { entityId } from './entities';
import { type Node, pageId } from './graph';
import { pageMetadata } from './metadata';
import { placedTitle } from './page-title';

export function masterMetadata(master: Programme): Metadata {
  const { name, slug, kind, cityName, categories, universityName } = master;
  const place = master.establishmentAcronym ?? master.establishmentName;
  const path = paths.master(slug);
  const isPlaced = cityName === null || place.includes(cityName);
  const where = isPlaced ? place : `${place}, ${cityName}`;
  return pageMetadata({
    title: placedTitle(name, place),
    description: `${name} (${labelOf('programmeKind', kind)}), ${where}, ${universityName} : admission, frais, candidatures et sources datées.`,
    path,
    keywords: [name, `master ${place}`, ...categories.map((one) => `master ${one.name}`)],
    image: { url: `${path}/opengraph-image`, alt: name },
    feed: mastersFeed,
  });
}

/** schema.org's names for what the sources say of a rhythm. */
const MODES: Record<string, string[]> = {
  'temps-plein': ['full-time'],
  'temps-amenage': ['part-time'],
  'week-end': ['part-time'],
  distance: ['online'],
};

/** Only what the page shows, and nothing that no source says. */
export function masterNode(master: Programme, calls: readonly Call[], today: string): Node {
  const { name, slug, kind, semesters, rhythm, requirements, officialUrl } = master;
  const path = paths.master(slug);
  return {
    '@type': 'EducationalOccupationalProgram',
    '@id': entityId(path),
    name: frenchSpaces(name),
    url: absoluteUrl(path),
    mainEntityOfPage: { '@id': pageId(path) },
    educationalCredentialAwarded: frenchSpaces(labelOf('programmeKind', kind)),
    provider: provider(master),
    ...(officialUrl ? { sameAs: officialUrl } : {}),
    ...(semesters ? { timeToComplete: `P${semesters * 6}M` } : {}),
    ...(rhythm && MODES[rhythm] ? { educationalProgramMode: MODES[rhythm] } : {}),
    ...(requirements ? { programPrerequisites: frenchSpaces(requirements) } : {}),
    ...offer(master),
    ...applicationDates(calls, today),
  };
}

export function establishmentNode(establishment: Establishment): Node {
  const { name, acronym, slug, universitySlug, universityName, websiteUrl } = establishment;
  const path = paths.establishment(universitySlug, slug);
  return {
    '@type': 'CollegeOrUniversity',
    '@id': entityId(path),
    name: frenchSpaces(name),
    mainEntityOfPage: { '@id': pageId(path) },
    ...(acronym ? { alternateName: frenchSpaces(acronym) } : {}),
    ...(websiteUrl ? { url: websiteUrl } : {}),
    parentOrganization: university(universityName, universitySlug),
    ...address(establishment.cityName),
  };
}

function provider(master: Programme): Node {
  const { universitySlug, establishmentSlug, cityName } = master;
  return {
    '@type': 'CollegeOrUniversity',
    name: frenchSpaces(master.establishmentName),
    url: absoluteUrl(paths.establishment(universitySlug, establishmentSlug)),
    parentOrganization: university(master.universityName, universitySlug),
    ...address(cityName),
  };
}

function university(name: string, slug: string): Node {
  const url = absoluteUrl(paths.university(slug));
  return { '@type': 'CollegeOrUniversity', name: frenchSpaces(name), url };
}

function address(cityName: string | null) {
  if (!cityName) return {};
  return {
    address: { '@type': 'PostalAddress', addressLocality: cityName, addressCountry: 'MA' },
  };
}

const UNITS: Record<string, string> = { an: 'année', semestre: 'semestre', programme: 'programme' };

/** An amount says what it is for and from which year it counts, or it would mislead. */
function offer({ feeFree, feeAmount, feePer, feeYear, feeApproximate }: Programme) {
  const tuition = { '@type': 'Offer', category: 'Tuition' };
  if (feeFree) return { offers: { ...tuition, price: 0, priceCurrency: 'MAD' } };
  if (feeAmount === null || !feePer || !feeYear || feeApproximate) return {};
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...{ price: feeAmount, priceCurrency: 'MAD', unitText: UNITS[feePer], validFrom: `${feeYear}` },
  };
  return { offers: { ...tuition, priceSpecification } };
}

/** Dates of a round that is over would be read as those of the next. */
function applicationDates(calls: readonly Call[], today: string) {
  const { kind, call } = callState(calls, today);
  if (!call || (kind !== 'ouvert' && kind !== 'a-venir')) return {};
  return {
    ...(call.opensOn ? { applicationStartDate: call.opensOn } : {}),
    ...(call.closesOn ? { applicationDeadline: call.closesOn } : {}),
  };
}
