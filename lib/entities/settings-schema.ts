import { z } from 'zod';
import { httpsUrl, isUnique, knownLine, knownText, oneOf } from '@/lib/entities/fields/rules';
import { moment } from '@/lib/entities/fields/moment';
import { emailAddress } from '@/lib/entities/fields/email';
import { orNone } from '@/lib/entities/fields/text';

const MOST_LINKS = 8;

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
  .max(30)
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

export const siteSettingsSchema = z.strictObject({
  publisherName: knownLine(200),
  legalForm: knownLine(300),
  address: knownText(500),
  contactEmail: orNone(contactEmail),
  phone: orNone(phone),
  hostingCompany: knownText(500),
  publicationDirector: knownLine(200),
  cndpNumber: knownLine(100),
  socialLinks,
  factsLicence: oneOf('factsLicence'),
  /** The version that was edited, null while nothing has ever been saved. */
  updatedAt: moment.nullable().optional(),
});

export type SiteSettingsInput = z.infer<typeof siteSettingsSchema>;
