import * as z from 'zod/mini';
import { emailAddress } from '@/lib/entities/fields/email';
import { CONTACT_TEXTS } from '@/lib/entities/plain/contact-rules';
import { isBlank, isPrintable } from '@/lib/entities/plain/printable';
import { isSafeWebUrl } from '@/lib/entities/plain/web-url';

const NO_LINK = { error: 'Indiquez l’adresse de la page qui le montre, avec https://.' };
const LONGEST_URL = 2000;

/** What a reader writes in every proposal; what is compared with the directory is judged there. */
export const proposalTextSchema = z.strictObject({
  what: z.string().check(
    z.maxLength(2000, { error: CONTACT_TEXTS.tooLong }),
    z.refine(isPrintable, { error: CONTACT_TEXTS.unprintable }),
    z.refine((text) => !isBlank(text), { error: CONTACT_TEXTS.required }),
  ),
  /** Nothing is believed without a source. */
  sourceUrl: z.string(NO_LINK).check(
    z.trim(),
    z.refine((url) => url.length <= LONGEST_URL && isSafeWebUrl(url), NO_LINK),
  ),
  email: z._default(
    z.pipe(
      z.transform((given) => (given === '' ? null : given)),
      z.nullable(emailAddress),
    ),
    null,
  ),
});

export type ProposalText = z.input<typeof proposalTextSchema>;
