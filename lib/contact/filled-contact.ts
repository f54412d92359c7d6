import type { ContactInput } from '@/lib/schemas/contact';

/** What became of a message: ready for the visitor's own mail program, or on its way through us. */
export type Outcome =
  | { kind: 'ready'; message: ContactInput; to: string }
  | { kind: 'sending' | 'sent' | 'failed' | 'invalid' | 'review' | 'busy' };

/** The form as it was sent without JavaScript, for showing it again. */
export type FilledContact = {
  values: ContactInput;
  errors: Partial<ContactInput>;
  outcome: Outcome;
  /** When the visitor first saw it; see stamp.ts. */
  stamp: string;
};
