import { readFileSync, writeFileSync } from 'node:fs';
import { kindOf } from './files';
import type { Kind } from './job';

const FILE = 'tests/runner/durations.json';

/** Of a file that was never measured, in ms. */
const UNKNOWN: Record<Kind, number> = { check: 40_000, unit: 1500, api: 8000, browser: 12_000 };

const table = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>;

/** How long a file took when that was written down last. */
export function expectedMs(file: string, kind = kindOf(file)): number {
  return table[file] ?? UNKNOWN[kind];
}

/** Writes what this run took into the table, without the files that are gone. */
export function keepDurations(measured: ReadonlyMap<string, number>): void {
  const rounded = [...measured].map(([file, ms]) => [file, Math.ceil(ms / 100) * 100] as const);
  const sorted = rounded.toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
