import { createHash } from 'node:crypto';
import { dateOrderOf } from '@/lib/csv/dates';
import type { CsvFile, Row } from '@/lib/csv/read';
import { MOST_LISTED, type Report, type ReportRow } from '../report';
import { findPlaces } from './columns';
import {
  type Consent,
  type KnownSubscriber,
  type SubscriberWrite,
  planSubscriber,
  readConsent,
} from './row';

const TURN = 500;

type Known = (emails: string[]) => Promise<Map<string, KnownSubscriber>>;
export type SubscriberPlan = { report: Report; writes: SubscriberWrite[] };

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
