import { readCell } from '@/lib/csv/cell';
import { type DateOrder, readDay } from '@/lib/csv/dates';
import { CsvFault } from '@/lib/csv/fault';
import type { Row } from '@/lib/csv/read';
import { emailAddress } from '@/lib/entities/fields/email';
import type { Reason, ReportRow } from '../report';
import type { ConsentColumn, Places } from './columns';

export const LONGEST_SOURCE = 300;

export type KnownSubscriber = {
  id: string;
  active: boolean;
  pendingSince: Date | null;
  unsubscribedAt: Date | null;
  refusedAt: Date | null;
  consentedAt: Date;
  /** Null when they consented on this site. */
  consentSource: string | null;
};

export type Consent = { email: string; day: string; source: string };
export type SubscriberWrite = Consent & { known?: KnownSubscriber };

/** What an import does with one address; `known` is what is stored of it. */
export function planSubscriber(
  line: number,
  consent: Consent,
  known: KnownSubscriber | undefined,
): { row: ReportRow; write?: SubscriberWrite } {
  const name = consent.email;
  if (!known) {
    const cells = differences({ day: '', source: '' }, consent);
    return { row: { line, name, what: 'create', cells }, write: consent };
  }
  const message = whyNot(known);
  if (message)
    return { row: { line, name, what: 'refuse', reasons: [{ column: 'email', message }] } };
  // What somebody did on this site proves more than a file.
  if (known.consentSource === null) return { row: { line, name, what: 'keep' } };
  const before = { day: dayOf(known.consentedAt), source: known.consentSource };
  const cells = differences(before, consent);
  if (cells.length === 0) return { row: { line, name, what: 'keep' } };
  return { row: { line, name, what: 'change', cells }, write: { ...consent, known } };
}

function whyNot({ active, unsubscribedAt, refusedAt, pendingSince }: KnownSubscriber) {
  if (active) return undefined;
  if (unsubscribedAt) {
    return `Left on ${dayOf(unsubscribedAt)}: an import subscribes nobody again, only they can`;
  }
  if (refusedAt) return `A mail server said on ${dayOf(refusedAt)} that there is no such address`;
  if (pendingSince) return 'Was asked to confirm by e-mail: wait for the answer';
  return 'Is switched off';
}

type Proof = { day: string; source: string };

function differences(before: Proof, after: Proof) {
  return [
    { column: 'consent_date', before: before.day, after: after.day },
    { column: 'consent_source', before: before.source, after: after.source },
  ].filter((cell) => cell.before !== cell.after);
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Reads one row of the file, or says for each cell why it cannot be taken. */
export function readConsent(
  { cells }: Row,
  places: Places,
  order: DateOrder,
  today = dayOf(new Date()),
): { consent: Consent } | { reasons: Reason[] } {
  const reasons: Reason[] = [];
  const read = (column: ConsentColumn, parse: (text: string) => string) => {
    try {
      const text = readCell(cells[places[column]] ?? '').trim();
      if (text === '') throw new CsvFault('Is missing');
      return parse(text);
    } catch (error) {
      if (!(error instanceof CsvFault)) throw error;
      reasons.push({ column, message: error.message });
      return '';
    }
  };
  const email = read('email', (text) => {
    const { data } = emailAddress.safeParse(text);
    if (data === undefined) throw new CsvFault('Is not an e-mail address');
    return data;
  });
  const day = read('consent_date', (text) => {
    const found = readDay(text, order);
    if (found > today) throw new CsvFault('Lies in the future');
    return found;
  });
  const source = read('consent_source', (text) => {
    if (text.length > LONGEST_SOURCE) throw new CsvFault(`Is longer than ${LONGEST_SOURCE} signs`);
    return text;
  });
  return reasons.length > 0 ? { reasons } : { consent: { email, day, source } };
}
