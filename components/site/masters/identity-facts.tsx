import type { ReactNode } from 'react';
import type { Programme } from '@/lib/content/masters/programmes';
import {
  admissionText,
  durationText,
  feeText,
  languagesText,
  rhythmText,
} from '@/lib/editorial/masters/identity';
import { labelOf } from '@/lib/entities/choices';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/components/site/kit/external-link';

export type IdentityFact = {
  name: string;
  /** In words, so that two masters can be compared; null while no source says it. */
  text: (master: Programme) => string | null;
  /** Where the words lead somewhere. */
  shown?: (master: Programme) => ReactNode;
};

/** Every master is described by the same facts in the same order, on its page and beside others. */
export const IDENTITY_FACTS: readonly IdentityFact[] = [
  { name: 'Diplôme', text: ({ kind }) => labelOf('programmeKind', kind) },
  {
    name: 'Spécialisation',
    text: ({ categories }) => categories.map(({ name }) => name).join(', ') || null,
    shown: Categories,
  },
  {
    name: 'Établissement',
    text: ({ establishmentAcronym, establishmentName }) =>
      establishmentAcronym ?? establishmentName,
    shown: ({ universitySlug, establishmentSlug, ...master }) => (
      <Place href={paths.establishment(universitySlug, establishmentSlug)}>
        {master.establishmentAcronym ?? master.establishmentName}
      </Place>
    ),
  },
  {
    name: 'Université',
    text: ({ universityName }) => universityName,
    shown: ({ universitySlug, universityName }) => (
      <Place href={paths.university(universitySlug)}>{universityName}</Place>
    ),
  },
  {
    name: 'Statut',
    text: ({ universityStatus }) =>
      universityStatus && labelOf('universityStatus', universityStatus),
  },
  {
    name: 'Ville',
    text: ({ cityName }) => cityName,
    shown: ({ citySlug, cityName }) =>
      citySlug && cityName && <Place href={paths.city(citySlug)}>{cityName}</Place>,
  },
  { name: 'Durée', text: ({ semesters }) => durationText(semesters) },
  { name: 'Rythme', text: ({ rhythm }) => rhythmText(rhythm) },
  { name: 'Langues', text: ({ languages }) => languagesText(languages) },
  { name: 'Sélection', text: ({ admissionModes }) => admissionText(admissionModes) },
  { name: 'Frais', text: feeText },
  { name: 'État', text: ({ status }) => labelOf('programmeStatus', status) },
  {
    name: 'Page officielle',
    text: ({ officialUrl }) => officialUrl && hostOf(officialUrl),
    shown: ({ officialUrl }) =>
      officialUrl && (
        <ExternalLink href={officialUrl} className="link">
          {hostOf(officialUrl)}
        </ExternalLink>
      ),
  },
];

export const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');

function Place({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="link">
      {frenchSpaces(children)}
    </a>
  );
}

function Categories({ categories }: Programme): ReactNode {
  return categories.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Place href={paths.category(slug)}>{name}</Place>
    </span>
  ));
}
