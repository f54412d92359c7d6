import { z } from 'zod';
import { line } from '@/lib/entities/fields/rules';
import '@/lib/entities/fields/zod-settings';
import type { ResourceName } from '@/lib/entities/resource';

/** What was decided stays: then the file's value stands beside it, as what its source says. */
export type CellChange = { column: string; before: string; after: string; isDecided?: true };
export type Reason = { column?: string; message: string };

/** What an import does with one row of its file, in texts as the file has them. */
export type ReportRow = { line: number; name: string } & (
  | { what: 'create' | 'change'; cells: CellChange[] }
  | { what: 'refuse'; reasons: Reason[] }
  | { what: 'keep' }
);

export type Outcome = ReportRow['what'];
export type Counts = Record<Outcome, number>;

/** Rows of each outcome beyond this are counted and not listed: nobody reads ten thousand errors. */
export const MOST_LISTED = 500;

export type Report = {
  resource: ResourceName | 'subscribers';
  encoding: string;
  separator: string;
  counts: Counts;
  /** How many values somebody of the team had decided otherwise. */
  contradicted: number;
  rows: ReportRow[];
  /** Names exactly what would be written; an import is applied only if it would be the same. */
  plan: string;
};

export type Progress = { step: 'reading' | 'checking' | 'writing'; done: number; of: number };

/** Each line of the answer is one of these; the last is a report or a failure. */
export type ImportMessage =
  | { progress: Progress }
  | { report: Report; isApplied: boolean }
  | { failure: { status: number; code: string; message: string } };

/** In bytes; the server lets no larger body in. */
export const LARGEST_IMPORT = 16 * 1024 * 1024;

/** The plan that a dry run answered, without which nothing is written, and how the file is called. */
export const importQuerySchema = z.strictObject({
  plan: z.string().max(100).optional(),
  file: line(150).default('CSV'),
});

/** Articles are texts of many pages, and sources and rules too few, to be edited in a spreadsheet. */
export type TransferName = Exclude<ResourceName, 'articles' | 'sources' | 'rules'>;

export type ImportName = TransferName | 'subscribers';

export const TRANSFERRED: readonly TransferName[] = [
  'programmes',
  'establishments',
  'calls',
  'universities',
  'categories',
  'cities',
];
