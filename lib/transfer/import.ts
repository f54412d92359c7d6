import 'server-only';
import type { Actor } from '@/lib/admin/audit';
import { findTextFaults } from '@/lib/admin/store';
import { CsvFault, csvHead, csvLines } from '@/lib/csv/cell';
import { type CsvFile, readCsv } from '@/lib/csv/read';
import { db } from '@/lib/db/connect/client';
import { HttpError, conflict } from '@/lib/process/http-error';
import type { Resource } from '@/lib/entities/resource';
import { type Writing, applyPlan, changedMeanwhile } from './apply';
import { type Stored, namedIn, planImport } from './plan';
import type { Progress, Report, TransferName } from './report';
import { CHANGED, ID, type Input, columnText, transferColumns } from './columns';
import { readNames, storedRows } from './stored';
import { whereOf } from '@/lib/content/lists';
import { hasFacts } from '@/lib/admin/stored-fields';
import { mostSources } from '@/lib/db/statements/fact-rows';
import { rowsOf } from '@/lib/db/statements/rows';
import type { ListQueries } from '@/lib/entities/list-queries';

/** What a list makes of a file: what would be done, and the doing of it. */
export type ImportList = {
  name: Report['resource'];
  plan: (file: CsvFile, onProgress: Tell) => Promise<{ report: Report; write: Write }>;
};
type Tell = (done: number, of: number) => void;
type Write = (writing: Writing) => Promise<void>;

type Asked = {
  list: ImportList;
  bytes: Uint8Array;
  file: string;
  actor: Actor;
  /** What a dry run answered: the same file is then written, if it would do the same. */
  plan?: string;
  onProgress: (progress: Progress) => void;
};

/** The file is checked anew each time, so that nothing is kept between a dry run and its import. */
export async function runImport(asked: Asked): Promise<Report> {
  const { list, bytes, file, actor, plan, onProgress } = asked;
  return alone(async () => {
    const csv = await readCsv(bytes, (share) =>
      onProgress({ step: 'reading', done: Math.round(share * 100), of: 100 }),
    );
    const { report, write } = await list.plan(csv, (done, of) =>
      onProgress({ step: 'checking', done, of }),
    );
    if (plan === undefined) return report;
    if (plan !== report.plan) throw changedMeanwhile();
    const tell = (done: number, of: number) => onProgress({ step: 'writing', done, of });
    await write({ actor, file, report, onProgress: tell });
    return report;
  });
}

/** Of rows that a file names, at once. */
const PART = 250;

export const resourceList = (resource: Resource): ImportList => ({
  name: resource.name,
  async plan(file, onProgress) {
    const names = await readNames(resource);
    const taken = await rowsOf(db(), resource.name).findMany({ select: { id: true, slug: true } });
    const ids = namedIn(resource, file, names, taken).map(({ id }) => id);
    const stored: Stored[] = [];
    for (let at = 0; at < ids.length; at += PART) {
      const where = { id: { in: ids.slice(at, at + PART) } };
      for await (const part of storedRows(db(), resource, where)) stored.push(...part);
    }
    const textFaults = (data: Input) => findTextFaults(resource, data);
    const given = { stored, taken, names, textFaults };
    const { report, writes } = await planImport(resource, file, given, onProgress);
    return { report, write: (writing) => applyPlan(resource, writes, writing) };
  },
});

const MOST_WAITING = 4;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after the other, because two large files at once would need twice the memory. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) {
    throw conflict('imports_running', 'Other imports are running: try again when they have ended');
  }
  waiting += 1;
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } catch (error) {
    throw error instanceof CsvFault ? unreadable(error) : error;
  } finally {
    waiting -= 1;
  }
}

function unreadable({ message, line }: CsvFault): HttpError {
  return new HttpError(422, 'not_csv', line ? `Line ${line}: ${message}` : message);
}

/** A person who adds a source finds columns for it. */
const FEWEST_SOURCES = 2;

/** All rows of a list, some at a time, in the form that the import reads. */
export async function* exportRows<K extends TransferName>(
  resource: Resource & { name: K },
  query: ListQueries[K],
): AsyncGenerator<string> {
  const columns = transferColumns(resource, await sourcesOf(resource));
  const names = await readNames(resource);
  yield csvHead([ID, ...columns.map(({ header }) => header), CHANGED]);
  const where = await whereOf(resource.name, query, 'staff');
  for await (const rows of storedRows(db(), resource, where)) {
    yield csvLines(
      rows.map(({ id, updatedAt, input }) => [
        id,
        ...columns.map((column) => columnText(column, input, names)),
        updatedAt,
      ]),
    );
  }
}

async function sourcesOf({ name, fields }: Resource): Promise<number> {
  const hasSources = fields.some(({ input }) => input === 'sources');
  return hasSources && hasFacts(name) ? Math.max(FEWEST_SOURCES, await mostSources(db(), name)) : 0;
}
