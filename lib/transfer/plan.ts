import { entities } from '@/lib/entities/registry';
import { createHash } from 'node:crypto';
import { type DateOrder, dateOrderOf } from '@/lib/csv/values';
import type { CsvFile, Row } from '@/lib/csv/read';
import type { Issue } from '@/lib/process/http-error';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import {
  type Column,
  type Found,
  ID,
  type Input,
  type Names,
  columnText,
  factsText,
  findColumns,
  readInput,
  transferColumns,
} from './columns';
import {
  type CellChange,
  type Counts,
  MOST_LISTED,
  type Reason,
  type Report,
  type ReportRow,
} from './report';
import { throughWindows1252 } from '@/lib/csv/decode';
import { CsvFault } from '@/lib/csv/cell';
import type { Fact } from '@/lib/entities/evidence';
import { factNames } from '@/lib/entities/entity';
import { factsAfter, unsaid, unsourced } from '@/lib/facts/after-save';
import { decidedFields, withDecisions } from '@/lib/facts/decisions';
import { todayInMorocco } from '@/lib/french/dates';
import { slugFromText } from '@/lib/french/words';

/** A long row can take as much as hundreds of others. */
const TURN_MS = 20;

type Data = {
  /** The rows that the file names. */
  stored: readonly Stored[];
  /** All rows, whose slugs are taken. */
  taken?: readonly Pick<Stored, 'id' | 'slug'>[];
  names: Names;
  /** What cannot be shown of a row as its page would show it. */
  textFaults?: (data: Write['data']) => Promise<Issue[]>;
};

export type Plan = { report: Report; writes: Write[] };

/** Says what an import would do, and writes nothing. */
export async function planImport(
  resource: Resource,
  file: CsvFile,
  { stored, taken = stored, names, textFaults = async () => [] }: Data,
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
    idOfSlug: new Map(taken.map(({ id, slug }) => [slug, id])),
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

export type Stored = {
  id: string;
  slug: string;
  updatedAt: string;
  input: Input;
  /** The fields that somebody changed, whatever imports wrote. */
  changed?: readonly string[];
};

/** What is written: all fields of a new row, and only the changed ones of another. */
export type Write = {
  line: number;
  stored?: Stored;
  data: Input & { slug?: string };
  /** What the file says otherwise than somebody decided. */
  proposed?: Input;
  /** All facts of the row, where they do not follow from what is saved. */
  facts?: Fact[];
};

type RowPlan = { row: ReportRow; write?: Write };

export type Known = {
  resource: Resource;
  schema: (typeof entities)[ResourceName]['schema'];
  file: CsvFile;
  found: Found;
  names: Names;
  dateOrder: DateOrder;
  /** Every column that the resource has, in the file or not. */
  columns: readonly Column[];
  byId: ReadonlyMap<string, Stored>;
  bySlug: ReadonlyMap<string, Stored>;
  idOfSlug: ReadonlyMap<string, string>;
  /** Ids and slugs of the rows before, because no row may be named twice. */
  seen: Map<string, number>;
};

function planRow(known: Known, row: Row): RowPlan {
  const { line } = row;
  const reasons: Reason[] = [];
  const keys = keysOf(known, row);
  const stored = quietly(reasons, () => findStored(known, keys));
  const before = stored?.input ?? {};
  const { given, reasons: faults, sourceAt } = readInput(known.found, row.cells, before, known);
  reasons.push(...faults);
  const named = { ...before, ...given }[known.resource.nameField];
  const name = String(named ?? '') || (stored?.slug ?? '');
  const refused = (): RowPlan => ({ row: { what: 'refuse', line, name, reasons } });
  if (row.cells.slice(known.file.header.length).some((cell) => cell.trim() !== '')) {
    reasons.push({ message: 'Has more cells than the first line has columns' });
  }
  if (reasons.length > 0) return refused();
  if (keys.id === '' && !given.slug) given.slug = keys.slug || slugOf(known, given);
  // What a row says already is not judged by today's rules, which may be stricter than its own.
  if (stored && changedCells(known, before, { ...before, ...given }).length === 0) {
    reasons.push(...clashes(known, { line, stored, slug: stored.slug }));
    return reasons.length > 0 ? refused() : { row: { what: 'keep', line, name } };
  }

  const { facts, ...values }: Input = { ...before, ...given };
  // Facts that the file leaves as they are follow from the values and the sources.
  const isSent = factsText(facts) !== factsText(before.facts);
  const parsed = known.schema.safeParse(isSent ? { ...values, facts } : values);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      reasons.push({ column: columnOf(known, path, sourceAt), message });
    }
    return refused();
  }
  const own = parsed.data as Input & { slug: string };
  const asked = facts === undefined ? own : { facts, ...own };
  const { row: input, proposed } = stored ? propose(known, stored, asked) : withoutDecisions(asked);
  const sent = isSent ? input.facts : undefined;
  const saved = { names: factNames(known.resource), before, after: { ...input, facts: undefined } };
  const by = {
    personId: null,
    today: todayInMorocco(),
    from: { file: known.resource.name, proposed },
  };
  const said = sent ?? factsAfter({ ...saved, ...by });
  for (const { path, message } of unsourced(known.resource, input, said as Fact[], stored?.input)) {
    reasons.push({ column: columnOf(known, [path]), message });
  }
  const cells = changedCells(known, before, asked);
  reasons.push(...clashes(known, { line, stored, slug: own.slug }));
  reasons.push(...lostLetters(known, cells));
  const isStale = stored && cells.length > 0 && isChangedSince(known, row, stored);
  if (isStale) {
    reasons.push({ message: 'Was changed on the site after this file was written: export again' });
  }
  if (reasons.length > 0) return refused();
  const written = changedCells(known, before, input);
  const isSaidAlready = written.length === 0 && Object.keys(proposed).length === 0;
  if (stored && isSaidAlready) return { row: { what: 'keep', line, name } };
  const decided = cells.filter((one) => !written.some(({ column }) => column === one.column));
  for (const cell of decided) cell.isDecided = true;
  const data = stored ? onlyChanged(known, written, input) : input;
  return {
    row: { what: stored ? 'change' : 'create', line, name, cells },
    write: { line, stored, data, proposed },
  };
}

/** What no source can tell, such as the address of a row, is the file's to say. */
function propose({ resource }: Known, { input: before, changed = [] }: Stored, after: Input) {
  const names = factNames(resource);
  const isFact = (field: string) => names.includes(field);
  const decided = decidedFields(before, changed.filter(isFact));
  const { row, proposed } = withDecisions(names, { before, after, decided });
  const unheard = unsaid(names, proposed, (after.facts ?? []) as Fact[]);
  const news = unheard.map((field) => [field, proposed[field]]);
  return { row, proposed: Object.fromEntries(news) as Input };
}

const withoutDecisions = (row: Input) => ({ row, proposed: {} });

/** By its id when the file has one, else by its slug. */
function findStored({ byId, bySlug }: Known, { id, slug }: Keys): Stored | undefined {
  if (id === '') return bySlug.get(slug);
  const stored = byId.get(id);
  if (!stored) throw new CsvFault('Nothing has this id: empty the cell to create a new row');
  return stored;
}

type Keys = ReturnType<typeof keysOf>;
type Keyed = Pick<Known, 'resource' | 'found' | 'names'>;

/** A slug that begins with that of another row, as those of calls do, is made where none is given. */
function keysOf({ resource, found, names }: Keyed, { cells }: Row) {
  const { nameField, fields } = resource;
  const cellOf = (name?: string) =>
    cellAt(cells, found.columns.find(({ column }) => column.field.name === name)?.place);
  const { prefixedBy } = fields.find(({ name }) => name === 'slug') ?? {};
  const { options } = fields.find(({ name }) => name === prefixedBy) ?? {};
  const made = () => {
    const id = options && quietly([], () => names.idOf(options, cellOf(prefixedBy)));
    return id ? slugFromText(`${names.slugOf(options, id)} ${cellOf(nameField)}`) : '';
  };
  return { id: cellAt(cells, found.idPlace).toLowerCase(), slug: cellOf('slug') || made() };
}

/** Those of all rows that a file names. */
export function namedIn<T extends Pick<Stored, 'id' | 'slug'>>(
  resource: Resource,
  { header, rows }: CsvFile,
  names: Names,
  all: readonly T[],
): T[] {
  const of = { resource, names, found: findColumns(resource, header) };
  const keys = new Set(rows.map((row) => keysOf(of, row)).flatMap(({ id, slug }) => [id, slug]));
  return all.filter(({ id, slug }) => keys.has(id) || keys.has(slug));
}

function clashes(
  { seen, idOfSlug }: Known,
  { line, stored, slug }: { line: number; stored?: Stored; slug: string },
): Reason[] {
  const other = idOfSlug.get(slug);
  const keys = [`slug ${slug}`, ...(stored ? [`id ${stored.id}`] : [])];
  const earlier = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, line);
  if (earlier !== undefined) return [{ message: `Line ${earlier} is about the same row` }];
  if (other && other !== stored?.id) {
    return [{ column: 'slug', message: 'This slug is already in use' }];
  }
  return [];
}

function changedCells({ columns, names }: Known, before: Input, after: Input): CellChange[] {
  return columns.flatMap((column) => {
    const [old, now] = [before, after].map((input) => columnText(column, input, names));
    const isSame = old?.replaceAll('\r\n', '\n') === now?.replaceAll('\r\n', '\n');
    return isSame ? [] : [{ column: column.header, before: old ?? '', after: now ?? '' }];
  });
}

function onlyChanged({ columns }: Known, cells: readonly CellChange[], input: Input): Input {
  const headers = new Set(cells.map(({ column }) => column));
  const fields = columns.filter(({ header }) => headers.has(header)).map(({ field }) => field.name);
  return Object.fromEntries([...new Set(fields)].map((name) => [name, input[name]]));
}

/** What is left of a word of another script; nobody asks with so many. */
const LOST_WORD = /\?{3}/;

/** Excel puts a question mark for each letter that Windows-1252 lacks, Arabic ones among them. */
function lostLetters({ file }: Known, cells: readonly CellChange[]): Reason[] {
  if (file.encoding !== 'Windows-1252') return [];
  return cells
    .filter(({ before, after }) =>
      before === '' ? LOST_WORD.test(after) : throughWindows1252(before) === after,
    )
    .map(({ column }) => ({
      column,
      message: 'Letters were lost when the file was saved: save it as CSV UTF-8',
    }));
}

function isChangedSince({ found }: Known, { cells }: Row, stored: Stored): boolean {
  const written = cellAt(cells, found.changedPlace);
  return written !== '' && written !== stored.updatedAt;
}

export function columnOf(
  { columns }: Known,
  path: PropertyKey[],
  sourceAt: number[] = [],
): string | undefined {
  const [name, second, third] = path;
  const at = typeof second === 'number' ? sourceAt[second] : undefined;
  const part = typeof second === 'number' ? third : second;
  const isPart = (column: Column) => part === undefined || column.part?.name === part;
  const ofField = columns.filter(({ field }) => field.name === name);
  return ofField.find((column) => isPart(column) && (at === undefined || column.at === at))?.header;
}

/** Two masters of one name stand at different establishments. */
function slugOf({ resource, names }: Known, given: Input): string {
  const belongsTo = resource.fields.find(({ options }) => options === 'establishments');
  const owner = belongsTo && given[belongsTo.name];
  const ownerSlug = owner ? names.slugOf('establishments', String(owner)) : '';
  const name = String(given[resource.nameField] ?? '');
  // All names in Arabic would make the same slug: a person has to write it.
  return slugFromText(name) && slugFromText(`${name} ${ownerSlug}`);
}

function cellAt(cells: readonly string[], place: number | undefined): string {
  return place === undefined ? '' : (cells[place] ?? '').trim();
}

function quietly<T>(reasons: Reason[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    reasons.push({ column: ID, message: error.message });
    return undefined;
  }
}
