import type { Choice } from './choices';
import type { Field } from './resource';

/** Who publishes the site. What is null has not been filled in. */
export type SiteSettings = {
  publisherName: string | null;
  legalForm: string | null;
  address: string | null;
  contactEmail: string | null;
  phone: string | null;
  hostingCompany: string | null;
  publicationDirector: string | null;
  cndpNumber: string | null;
  socialLinks: string[];
  factsLicence: Choice<'factsLicence'>;
};

export const NO_SETTINGS: SiteSettings = {
  publisherName: null,
  legalForm: null,
  address: null,
  contactEmail: null,
  phone: null,
  hostingCompany: null,
  publicationDirector: null,
  cndpNumber: null,
  socialLinks: [],
  factsLicence: 'cc-by-4.0',
};

type SettingField = Field & { name: keyof SiteSettings };

const known = { isNullable: true, isFrench: true } as const;

export const settingFields: readonly SettingField[] = [
  { name: 'publisherName', label: 'Publisher', input: 'line', max: 200, ...known },
  {
    ...{ name: 'legalForm', label: 'Legal form', input: 'line', max: 300, ...known },
    hint: 'With the capital, the RC and the ICE, where there are any.',
  },
  { name: 'address', label: 'Address', input: 'text', max: 500, ...known },
  {
    ...{ name: 'contactEmail', label: 'Contact e-mail', input: 'line', max: 254 },
    ...{ isNullable: true, isNarrow: true },
    hint: 'Shown to everybody; messages from the contact page are addressed to it.',
  },
  {
    ...{ name: 'phone', label: 'Phone', input: 'line', max: 30, isNullable: true, isNarrow: true },
    hint: 'As it is dialled, such as +212 5 22 00 00 00.',
  },
  {
    ...{ name: 'publicationDirector', label: 'Publication director', input: 'line', max: 200 },
    ...known,
  },
  {
    ...{ name: 'hostingCompany', label: 'Hosting company', input: 'text', max: 500, ...known },
    hint: 'Its name, its address and the country where the data is kept.',
  },
  {
    ...{ name: 'cndpNumber', label: 'CNDP number', input: 'line', max: 100, ...known },
    isNarrow: true,
  },
  {
    ...{ name: 'factsLicence', label: 'Licence of the facts', input: 'choice' },
    ...{ choices: 'factsLicence', required: true, fallback: NO_SETTINGS.factsLicence },
  },
  {
    ...{ name: 'socialLinks', label: 'Social links', input: 'urls' },
    hint: 'One https:// address on each line, eight at most.',
  },
];

/** What a legal notice, and the law 09-08 on personal data, ask of whoever publishes. */
const ASKED_BY_LAW: readonly (keyof SiteSettings)[] = [
  ...(['publisherName', 'legalForm', 'address', 'contactEmail'] as const),
  ...(['publicationDirector', 'hostingCompany', 'cndpNumber'] as const),
];

export function isAskedByLaw(name: keyof SiteSettings): boolean {
  return ASKED_BY_LAW.includes(name);
}

/** As staff call them. */
export function missingByLaw(settings: SiteSettings): string[] {
  return settingFields
    .filter(({ name }) => isAskedByLaw(name) && settings[name] === null)
    .map(({ label }) => label);
}
