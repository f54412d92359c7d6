import { mask } from '@/lib/process/masked-error';

/**
 * sent: the server has it. withheld: it was not handed over, by our own decision. later and
 * refused: the server says so of this mail. away: it takes none at all. unknown: it was handed
 * over, and no answer came.
 */
export type Outcome =
  | { kind: 'sent' | 'withheld' }
  | { kind: 'later' | 'away' | 'unknown'; reason: string }
  | { kind: 'refused'; reason: string; isAddressGone: boolean };

export type Stage = 'before' | 'withheld' | 'handed';

export type SmtpError = Error & {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
};

const LONGEST_REASON = 300;
/** RFC 3463 and 7505: there is no such mailbox, or it takes no mail any more. */
const ADDRESS_GONE = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;
/** We are not who may send here, whoever it is for. */
const POLICY = /^5\d\d[ -]5\.7\.\d{1,3}\b/;
const ABOUT_US = new Set([421, 503, 530, 535]);

/** `hasSent`: this very line has carried a mail before. */
export function outcomeOf(error: SmtpError, stage: Stage, hasSent = false): Outcome {
  const { responseCode: code = 0, response = '' } = error;
  if (stage === 'withheld') return { kind: 'withheld' };
  const reason = reasonOf(error);
  if (stage === 'handed' && code < 400) return { kind: 'unknown', reason };
  if (stage === 'before' && isAboutUs(error, hasSent)) return { kind: 'away', reason };
  if (code < 500 && !isUnspeakable(error)) return { kind: 'later', reason };
  return { kind: 'refused', reason, isAddressGone: ADDRESS_GONE.test(response) };
}

/** An address that cannot be said to any server. */
const isUnspeakable = ({ code, responseCode = 0 }: SmtpError) =>
  responseCode === 0 && code === 'EENVELOPE';

function isAboutUs(error: SmtpError, hasSent: boolean): boolean {
  const { responseCode: code = 0, response = '', command = '' } = error;
  // A line that worked and breaks at this mail may break at it each time.
  if (code === 0) return !hasSent && !isUnspeakable(error);
  return ABOUT_US.has(code) || POLICY.test(response) || !['RCPT TO', 'DATA'].includes(command);
}

const MOST_REFUSALS = 10;

/** Nobody has so many wrong addresses in a row: then it is the server that is set up wrongly. */
export function createRefusalJudge(): (outcome: Outcome) => Outcome {
  let refusals = 0;
  return (outcome) => {
    if (outcome.kind === 'sent') refusals = 0;
    if (outcome.kind !== 'refused') return outcome;
    refusals += 1;
    return refusals > MOST_REFUSALS ? { kind: 'away', reason: outcome.reason } : outcome;
  };
}

/** Kept for staff, so it must not tell an address that may be deleted later. */
export function reasonOf({ response, message }: SmtpError): string {
  const text = (response ?? message).replace(/[\s\p{C}]+/gu, ' ').trim();
  return String(mask(text)).toWellFormed().slice(0, LONGEST_REASON) || 'no reason given';
}
