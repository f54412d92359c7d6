import { entities } from '@/lib/entities/registry';
import { createHash } from 'node:crypto';
import { type DateOrder, dateOrderOf } from '@/lib/csv/values';
import type { CsvFile } from '@/lib/csv/read';
import type { Issue } from '@/lib/process/http-error';
import type { Resource } from '@/lib/entities/resource';
import type { Names } from './cell-value';
import { type Found, findColumns, transferColumns } from './columns';
import { type Counts, MOST_LISTED, type Report, type ReportRow } from './report';
import { type Known, type Stored, type RowPlan, type Write, columnOf, planRow } from './row-plan';

/** A long row can take as much as hundreds of others. */
const TURN_MS = 20;

type Data = {
  stored: readonly Stored[];
  names: Names;
  /** What cannot be shown of a row as its page would show it. */
  textFaults?: (data: Write['data']) => Promise<Issue[]>;
};

export type Plan = { report: Report; writes: Write[] };

/** Says what an import would do, and writes nothing. */
export async function planImport(
  resource: Resource,
  file: CsvFile,
  { stored, names, textFaults = async () => [] }: Data,
  onProgress: (done: number, of: number) => void = () => undefined,
  now = () => performance.now(),
): Promise<Plan> {
  const found = findColumns(resource, file.header);
  const known: Known = {
    resource,
    file,
    found,
    names,
    seen: new Map(),
    schema: entities[resource.name].schema,
    dateOrder: orderOf(file, found),
    columns: transferColumns(resource),
    byId: new Map(stored.map((one) => [one.id, one])),
    bySlug: new Map(stored.map((one) => [one.slug, one])),
  };
  const { add, ...tallied } = tally();
  const writes: Write[] = [];
  let contradicted = 0;
  let faults = 0;
  let turn = now();
  const tried = async ({ row, write }: RowPlan): Promise<RowPlan> => {
    if (!write) return { row };
    const issues = faults < MOST_FAULTS ? await textFaults(write.data) : TOO_MANY;
    if (issues.length === 0) return { row, write };
    faults += 1;
    const reasons = issues.map(({ path, message }) => ({
      column: columnOf(known, [path]),
      message,
    }));
    return { row: { what: 'refuse', line: row.line, name: row.name, reasons } };
  };
  for (const [at, row] of file.rows.entries()) {
    const planned = await tried(planRow(known, row));
    add(planned.row);
    if (planned.write) {
      writes.push(planned.write);
      contradicted += Object.keys(planned.write.proposed ?? {}).length;
    }
    if (now() - turn < TURN_MS) continue;
    onProgress(at, file.rows.length);
    // Others are answered in between.
    await new Promise((resolve) => setImmediate(resolve));
    turn = now();
  }
  const { encoding, separator } = file;
  const report = { resource: resource.name, encoding, separator, ...tallied, contradicted };
  return { report: { ...report, plan: fingerprint(writes) }, writes };
}

/** Counts what becomes of each row, and lists the first of each outcome. */
export function tally() {
  const counts: Counts = { create: 0, change: 0, refuse: 0, keep: 0 };
  const rows: ReportRow[] = [];
  const add = (row: ReportRow) => {
    counts[row.what] += 1;
    if (row.what !== 'keep' && counts[row.what] <= MOST_LISTED) rows.push(row);
  };
  return { counts, rows, add };
}

/** A trial may take two seconds, so a file that is full of such texts is not tried to its end. */
const MOST_FAULTS = 20;
const TOO_MANY: Issue[] = [{ path: '', message: 'Is not tried: too many texts cannot be shown' }];

const DATES = new Set<string>(['date', 'partial-date', 'publication']);

function orderOf({ rows, separator }: CsvFile, { columns }: Found): DateOrder {
  const places = columns
    .filter(({ column: { field, part } }) => DATES.has((part ?? field).input))
    .map(({ place }) => place);
  const days = rows.flatMap(({ cells }) => places.map((place) => cells[place] ?? ''));
  return dateOrderOf(days, separator);
}

/** Also of what the changed rows were before, so that a change of somebody else is noticed. */
function fingerprint(writes: readonly Write[]): string {
  const hash = createHash('sha256');
  for (const { stored, data, proposed } of writes) {
    hash.update(JSON.stringify([stored?.id, stored?.updatedAt, data, proposed]));
  }
  return hash.digest('base64url');
}
