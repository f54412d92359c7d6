export const LETTER_STATES = [
  'draft',
  'scheduled',
  // A digest, until its time has come.
  'prepared',
  'sending',
  'paused',
  'stopped',
  'sent',
] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/**
 * waiting, claimed and handed are on their way. A letter was `handed` over when the mail server
 * had begun to take it; when nothing confirms that it did, it becomes `unknown` and is never tried
 * again.
 */
export const RECIPIENT_STATES = [
  'waiting',
  'claimed',
  'handed',
  'sent',
  'failed',
  'left',
  'unknown',
  'stopped',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

export const ON_THEIR_WAY: readonly RecipientState[] = ['waiting', 'claimed', 'handed'];
