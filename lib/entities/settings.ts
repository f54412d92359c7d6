import { z } from 'zod';
import { inputOf, listed } from './entity';
import { emailAddress } from './fields/email';
import * as field from './fields/field';
import { httpsUrl, isUnique, moment, orNone } from './fields/rules';

const MOST_LINKS = 8;
const PHONE = 30;

/** Staff read English, and the messages of the address itself are for visitors. */
const contactEmail = z
  .string()
  .trim()
  .toLowerCase()
  .refine((email) => emailAddress.safeParse(email).success, {
    error: 'Must be a whole e-mail address, such as contact@example.org',
  });

const phone = z
  .string()
  .trim()
  .max(PHONE)
  .regex(/^\+?[0-9][0-9 ().-]*$/, {
    error: 'Must be a phone number such as +212 5 22 00 00 00',
  });

const socialLinks = z
  .array(z.string())
  .max(MOST_LINKS, { error: `Must be ${MOST_LINKS} addresses at most` })
  .refine((links) => links.every((link) => httpsUrl.safeParse(link).success), {
    error: 'Each line must be a https:// address',
  })
  .refine(isUnique, { error: 'Names one twice' })
  .default([]);

/** Who publishes the site. What is null has not been filled in. */
export const settingsFields = {
  publisherName: field.knownLine({
    label: 'Publisher',
    isFrench: true,
    max: 200,
    isAskedByLaw: true,
  }),
  legalForm: field.knownLine({
    label: 'Legal form',
    isFrench: true,
    max: 300,
    isAskedByLaw: true,
    hint: 'With the capital, the RC and the ICE, where there are any.',
  }),
  address: field.knownText({ label: 'Address', isFrench: true, max: 500, isAskedByLaw: true }),
  contactEmail: {
    ...field.knownLine({
      label: 'Contact e-mail',
      isNarrow: true,
      max: 254,
      isAskedByLaw: true,
      hint: 'Shown to everybody; messages from the contact page are addressed to it.',
    }),
    rule: orNone(contactEmail),
  },
  phone: {
    ...field.knownLine({
      label: 'Phone',
      isNarrow: true,
      max: PHONE,
      hint: 'As it is dialled, such as +212 5 22 00 00 00.',
    }),
    rule: orNone(phone),
  },
  publicationDirector: field.knownLine({
    label: 'Publication director',
    isFrench: true,
    max: 200,
    isAskedByLaw: true,
  }),
  hostingCompany: field.knownText({
    label: 'Hosting company',
    isFrench: true,
    max: 500,
    isAskedByLaw: true,
    hint: 'Its name, its address and the country where the data is kept.',
  }),
  cndpNumber: field.knownLine({
    label: 'CNDP number',
    isFrench: true,
    isNarrow: true,
    max: 100,
    isAskedByLaw: true,
  }),
  factsLicence: field.choice('factsLicence', {
    label: 'Licence of the facts',
    required: true,
    fallback: 'cc-by-4.0',
  }),
  socialLinks: field.of(
    { input: 'urls' },
    { label: 'Social links', hint: 'One https:// address on each line, eight at most.' },
    socialLinks,
    z.array(z.string().min(1)),
  ),
};

/** `updatedAt` is the version that was edited, null while nothing has ever been saved. */
export const siteSettingsSchema = inputOf(settingsFields).extend({
  updatedAt: moment.nullable().optional(),
});

export type SiteSettingsInput = z.output<typeof siteSettingsSchema>;
export type SiteSettings = Omit<SiteSettingsInput, 'updatedAt'>;

export const NO_SETTINGS: SiteSettings = siteSettingsSchema.parse({
  factsLicence: settingsFields.factsLicence.fallback,
});

/** What a legal notice, and the law 09-08 on personal data, ask of whoever publishes. */
export const isAskedByLaw = (name: keyof SiteSettings) => 'isAskedByLaw' in settingsFields[name];

/** As staff call them. */
export function missingByLaw(settings: SiteSettings): string[] {
  return settingFields
    .filter(({ name }) => isAskedByLaw(name) && settings[name] === null)
    .map(({ label }) => label);
}

export const settingFields = listed(settingsFields);
