import 'server-only';
import { createHash } from 'node:crypto';
import { readCell, CsvFault } from '@/lib/csv/cell';
import { type DateOrder, dateOrderOf, readDay } from '@/lib/csv/values';
import type { CsvFile, Row } from '@/lib/csv/read';
import { db } from '@/lib/db/connect/client';
import { replaceProofs } from '@/lib/db/statements/subscribers';
import { logChange } from '@/lib/admin/audit';
import { fold } from '@/lib/french/words';
import { emailAddress } from '@/lib/entities/fields/email';
import type { Prisma } from '@/prisma/generated/client';
import { type Writing, changedMeanwhile, recordImport } from './apply';
import type { ImportList } from './import';
import { tally } from './plan';
import type { Reason, Report, ReportRow } from './report';

/** What `consentVersion` says where no text of this site was consented to. */
const ELSEWHERE = 'import';
const PART = 500;
const LIMIT_MS = 120_000;
const LONGEST_SOURCE = 300;

/** The address, the day on which it consented, and how or where it did so. */
const COLUMNS = ['email', 'consent_date', 'consent_source'] as const;
type Column = (typeof COLUMNS)[number];

const select = {
  id: true,
  email: true,
  active: true,
  pendingSince: true,
  unsubscribedAt: true,
  refusedAt: true,
  consentedAt: true,
  /** Null when they consented on this site. */
  consentSource: true,
} satisfies Prisma.NewsletterSubscriberSelect;
type Subscriber = Prisma.NewsletterSubscriberGetPayload<{ select: typeof select }>;
export type KnownSubscriber = Omit<Subscriber, 'email'>;

type Consent = { email: string; day: string; source: string };
type Write = Consent & { known?: KnownSubscriber };
type Tell = (done: number, of: number) => void;

export const subscriberList: ImportList = {
  name: 'subscribers',
  async plan(file, onProgress) {
    const { report, writes } = await planSubscribers(file, readKnown, onProgress);
    return { report, write: (writing) => writeAll(writes, writing) };
  },
};

async function readKnown(emails: string[]): Promise<Map<string, KnownSubscriber>> {
  const rows = await db().newsletterSubscriber.findMany({
    where: { email: { in: emails } },
    select,
  });
  return new Map(rows.map(({ email, ...row }) => [email, row]));
}

type Plan = { report: Report; writes: Write[] };

/** Says what an import would do, and writes nothing. */
export async function planSubscribers(
  { header, rows, encoding, separator }: CsvFile,
  readKnown: (emails: string[]) => Promise<Map<string, KnownSubscriber>>,
  onProgress: Tell = () => undefined,
): Promise<Plan> {
  const places = findPlaces(header);
  const days = rows.map(({ cells }) => cells[places.consent_date] ?? '');
  const order = dateOrderOf(days, separator);
  const lines = new Map<string, number>();
  const { add, ...tallied } = tally();
  const writes: Write[] = [];
  for (let at = 0; at < rows.length; at += PART) {
    const part = rows.slice(at, at + PART).map((row) => {
      const { consent, reasons } = readConsent(row, places, order);
      const first = consent && lines.get(consent.email);
      if (consent && first === undefined) lines.set(consent.email, row.line);
      if (first !== undefined) {
        reasons.push({ column: 'email', message: `Is on line ${first} already` });
      }
      return { row, consent, reasons };
    });
    const known = await readKnown(part.flatMap(({ consent }) => consent?.email ?? []));
    for (const { row, consent, reasons } of part) {
      const planned =
        consent && reasons.length === 0
          ? planSubscriber(row.line, consent, known.get(consent.email))
          : { row: refused(row, places.email, reasons) };
      add(planned.row);
      if (planned.write) writes.push(planned.write);
    }
    onProgress(Math.min(at + PART, rows.length), rows.length);
  }
  const plan = createHash('sha256').update(JSON.stringify(writes)).digest('base64url');
  const file = { resource: 'subscribers', encoding, separator } as const;
  return { report: { ...file, ...tallied, contradicted: 0, plan }, writes };
}

/** Nothing may be guessed about a consent, so all three are there once, and nothing else is. */
function findPlaces(header: readonly string[]): Record<Column, number> {
  const names = header.map((cell) =>
    fold(cell)
      .trim()
      .replaceAll(/[\s-]+/g, '_'),
  );
  const odd = names.findIndex((name) => name !== '' && !COLUMNS.some((one) => one === name));
  if (odd >= 0) throw new CsvFault(`Column ${odd + 1} is none of: ${COLUMNS.join(', ')}`, 1);
  const places = COLUMNS.map((column) => {
    const place = names.indexOf(column);
    if (place < 0) throw new CsvFault(`The column “${column}” is missing`, 1);
    if (names.lastIndexOf(column) !== place) {
      throw new CsvFault(`The column “${column}” is there twice`, 1);
    }
    return [column, place];
  });
  return Object.fromEntries(places);
}

/** Reads one row of the file, or says for each cell why it cannot be taken. */
function readConsent({ cells }: Row, places: Record<Column, number>, order: DateOrder) {
  const reasons: Reason[] = [];
  const read = (column: Column, parse: (text: string) => string) => {
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
    if (found > dayOf(new Date())) throw new CsvFault('Lies in the future');
    return found;
  });
  const source = read('consent_source', (text) => {
    if (text.length > LONGEST_SOURCE) throw new CsvFault(`Is longer than ${LONGEST_SOURCE} signs`);
    return text;
  });
  return { consent: reasons.length > 0 ? undefined : { email, day, source }, reasons };
}

const refused = ({ line, cells }: Row, place: number, reasons: Reason[]): ReportRow => ({
  line,
  name: (cells[place] ?? '').slice(0, 254),
  what: 'refuse',
  reasons,
});

/** What an import does with one address; `known` is what is stored of it. */
function planSubscriber(
  line: number,
  consent: Consent,
  known: KnownSubscriber | undefined,
): { row: ReportRow; write?: Write } {
  const name = consent.email;
  if (!known) {
    const cells = differences({ day: '', source: '' }, consent);
    return { row: { line, name, what: 'create', cells }, write: consent };
  }
  const message = whyNot(known);
  if (message) {
    return { row: { line, name, what: 'refuse', reasons: [{ column: 'email', message }] } };
  }
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

const differences = (before: Proof, after: Proof) =>
  [
    { column: 'consent_date', before: before.day, after: after.day },
    { column: 'consent_source', before: before.source, after: after.source },
  ].filter((cell) => cell.before !== cell.after);

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** All or nothing. The audit log tells how many there were, and no address. */
async function writeAll(
  writes: readonly Write[],
  { actor, file, report, onProgress }: Writing,
): Promise<void> {
  const creations = writes.filter(({ known }) => known === undefined);
  const changes = writes.filter(({ known }) => known !== undefined);
  await db().$transaction(
    async (tx) => {
      for (let at = 0; at < creations.length; at += PART) {
        await create(tx, creations.slice(at, at + PART));
        onProgress(at, writes.length);
      }
      for (let at = 0; at < changes.length; at += PART) {
        await change(tx, changes.slice(at, at + PART));
        onProgress(creations.length + at, writes.length);
      }
      await recordImport(tx, { list: 'subscribers', file, actor, ...report });
    },
    { timeout: LIMIT_MS },
  );
  logChange(actor, { action: 'import', entity: 'subscriber', rows: writes.length });
}

async function create(tx: Prisma.TransactionClient, part: readonly Write[]) {
  const { count } = await tx.newsletterSubscriber.createMany({
    data: part.map(({ email, day, source }) => ({
      email,
      consentedAt: new Date(day),
      consentSource: source,
      consentVersion: ELSEWHERE,
    })),
    skipDuplicates: true,
  });
  if (count !== part.length) throw changedMeanwhile();
}

async function change(tx: Prisma.TransactionClient, part: readonly Write[]) {
  const proofs = part.flatMap(({ known, day, source }) =>
    known ? [{ id: known.id, consentedAt: new Date(day), consentSource: source }] : [],
  );
  if ((await replaceProofs(tx, proofs)) !== part.length) throw changedMeanwhile();
}
