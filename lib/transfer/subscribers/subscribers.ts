import 'server-only';
import { createHash } from 'node:crypto';
import { type Actor, recordAudit } from '@/lib/admin/audit';
import { db } from '@/lib/db/connect/client';
import { replaceProofs } from '@/lib/db/statements/subscribers/proofs';
import { requestLog } from '@/lib/process/log';
import type { Prisma } from '@/prisma/generated/client';
import { changedMeanwhile } from '@/lib/transfer/apply';
import type { ImportList } from '@/lib/transfer/import';
import { dateOrderOf } from '@/lib/csv/dates';
import type { CsvFile, Row } from '@/lib/csv/read';
import { MOST_LISTED, type Report, type ReportRow } from '@/lib/transfer/report';
import {
  type Consent,
  type KnownSubscriber,
  type SubscriberWrite,
  planSubscriber,
  readConsent,
} from './row';
import { findPlaces } from './columns';

/** What `consentVersion` says where no text of this site was consented to. */
const ELSEWHERE = 'import';
const PART = 500;
const LIMIT_MS = 120_000;

export const subscriberList: ImportList = {
  async plan(file, onProgress) {
    const { report, writes } = await planSubscribers(file, readKnown, onProgress);
    return { report, write: (actor, tell) => write(writes, actor, tell) };
  },
};

async function readKnown(emails: string[]): Promise<Map<string, KnownSubscriber>> {
  const rows = await db().newsletterSubscriber.findMany({
    where: { email: { in: emails } },
    select: {
      ...{ id: true, email: true, active: true, pendingSince: true, unsubscribedAt: true },
      ...{ refusedAt: true, consentedAt: true, consentSource: true },
    },
  });
  return new Map(rows.map(({ email, ...row }) => [email, row]));
}

/** All or nothing. The audit log tells how many there were, and no address. */
async function write(
  writes: readonly SubscriberWrite[],
  actor: Actor,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const creations = writes.filter(({ known }) => known === undefined);
  const changes = writes.filter(({ known }) => known !== undefined);
  const created = { before: null, after: creations.length };
  const changed = { before: null, after: changes.length };
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
      const counts = { created, changed };
      await recordAudit(tx, {
        ...{ actor, action: 'import', entity: 'subscriber', entityId: null, changes: counts },
      });
    },
    { timeout: LIMIT_MS },
  );
  requestLog(actor.requestId).info(
    { actor: actor.id, action: 'import', entity: 'subscriber', rows: writes.length },
    'subscribers imported',
  );
}

async function create(tx: Prisma.TransactionClient, part: readonly SubscriberWrite[]) {
  const { count } = await tx.newsletterSubscriber.createMany({
    data: part.map(({ email, day, source }) => ({
      ...{ email, consentedAt: new Date(day), consentSource: source, consentVersion: ELSEWHERE },
    })),
    skipDuplicates: true,
  });
  if (count !== part.length) throw changedMeanwhile();
}

async function change(tx: Prisma.TransactionClient, part: readonly SubscriberWrite[]) {
  const proofs = part.flatMap(({ known, day, source }) =>
    known ? [{ id: known.id, consentedAt: new Date(day), consentSource: source }] : [],
  );
  if ((await replaceProofs(tx, proofs)) !== part.length) throw changedMeanwhile();
}

const TURN = 500;

type Known = (emails: string[]) => Promise<Map<string, KnownSubscriber>>;
type SubscriberPlan = { report: Report; writes: SubscriberWrite[] };

/** Says what an import would do, and writes nothing. */
export async function planSubscribers(
  file: CsvFile,
  readKnown: Known,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<SubscriberPlan> {
  const places = findPlaces(file.header);
  const days = file.rows.map(({ cells }) => cells[places.consent_date] ?? '');
  const order = dateOrderOf(days, file.separator);
  const lines = new Map<string, number>();
  const planned: { row: ReportRow; write?: SubscriberWrite }[] = [];
  const part: { line: number; consent: Consent }[] = [];
  const planPart = async () => {
    const known = await readKnown(part.map(({ consent }) => consent.email));
    for (const { line, consent } of part) {
      planned.push(planSubscriber(line, consent, known.get(consent.email)));
    }
    part.length = 0;
  };
  for (const [at, row] of file.rows.entries()) {
    const found = readConsent(row, places, order);
    if ('reasons' in found) planned.push({ row: refused(row, places.email, found.reasons) });
    else {
      const { consent } = found;
      const first = lines.get(consent.email);
      lines.set(consent.email, first ?? row.line);
      if (first === undefined) part.push({ line: row.line, consent });
      else {
        const message = `Is on line ${first} already`;
        planned.push({ row: refused(row, places.email, [{ column: 'email', message }]) });
      }
    }
    if (at % TURN !== TURN - 1) continue;
    await planPart();
    onProgress(at, file.rows.length);
  }
  await planPart();
  planned.sort((one, other) => one.row.line - other.row.line);
  return summed(file, planned);
}

function summed(
  { encoding, separator }: CsvFile,
  planned: { row: ReportRow; write?: SubscriberWrite }[],
): SubscriberPlan {
  const counts = { create: 0, change: 0, refuse: 0, keep: 0 };
  const rows: ReportRow[] = [];
  for (const { row } of planned) {
    counts[row.what] += 1;
    if (row.what !== 'keep' && counts[row.what] <= MOST_LISTED) rows.push(row);
  }
  const writes = planned.flatMap(({ write }) => write ?? []);
  const plan = createHash('sha256').update(JSON.stringify(writes)).digest('base64url');
  return { report: { resource: 'subscribers', encoding, separator, counts, rows, plan }, writes };
}

function refused(
  { line, cells }: Row,
  place: number,
  reasons: { column?: string; message: string }[],
): ReportRow {
  return { line, name: (cells[place] ?? '').slice(0, 254), what: 'refuse', reasons };
}
