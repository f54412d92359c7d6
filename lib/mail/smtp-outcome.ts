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

export type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

const LONGEST_REASON = 300;
/** RFC 3463: there is no such mailbox, or it takes no mail any more. */
const ADDRESS_GONE = /^5\d\d[ -]5\.(?:1\.(?:0|1|2|3|6|10)|2\.[01])\b/;
const HAS_DETAIL = /^5\d\d[ -]5\.\d{1,3}\.\d{1,3}\b/;
const CLOSING = 421;

export function outcomeOf(error: SmtpError, stage: Stage): Outcome {
  const { responseCode: code = 0, command = '' } = error;
  if (stage === 'withheld') return { kind: 'withheld' };
  const reason = reasonOf(error);
  if (stage === 'handed' && code === 0) return { kind: 'unknown', reason };
  if (stage === 'before' && (code === CLOSING || !isAboutThisMail(command, code))) {
    return { kind: 'away', reason };
  }
  if (code < 500) return { kind: 'later', reason };
  return { kind: 'refused', reason, isAddressGone: isAddressGone(error, stage) };
}

/** A server that drops the line at a recipient may do so each time, so that counts as its answer. */
function isAboutThisMail(command: string, code: number): boolean {
  return command === 'RCPT TO' || command === 'DATA' || (code === 0 && command !== 'API');
}

/** A refusal for any other reason, such as a policy, says nothing of the address. */
function isAddressGone({ response = '', command }: SmtpError, stage: Stage): boolean {
  if (HAS_DETAIL.test(response)) return ADDRESS_GONE.test(response);
  return stage === 'before' && command === 'RCPT TO';
}

/** Kept for staff, so it must not tell an address that may be deleted later. */
export function reasonOf({ response, message }: SmtpError): string {
  const text = (response ?? message).replace(/\s+/g, ' ').trim();
  return String(mask(text)).toWellFormed().slice(0, LONGEST_REASON) || 'no reason given';
}
