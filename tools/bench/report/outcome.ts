import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTIFACTS } from '../site/process';

/** One line of the bars of shared/performance.md: what was measured, against what must hold. */
export type Bar = {
  /** The number of the bar. */
  bar: number;
  what: string;
  figure: string;
  limit: string;
  isMet: boolean;
};

type Shown = (value: number) => string;

const bounded =
  (sign: '≤' | '≥') =>
  (bar: number, what: string, value: number, limit: number, shown: Shown = String): Bar => ({
    bar,
    what,
    figure: shown(value),
    limit: limit === 0 ? '0' : `${sign} ${shown(limit)}`,
    isMet: sign === '≤' ? value <= limit : value >= limit,
  });

/** A figure that must not be above a limit. */
export const atMost = bounded('≤');
/** One that must not be below it. */
export const atLeast = bounded('≥');

export type Table = { title: string; columns: string[]; rows: string[][] };

export type Outcome = {
  bars: Bar[];
  tables?: Table[];
  /** What a reader must know to judge the figures, what was skipped included. */
  notes?: string[];
};

export type Series = { name: string; title: string; run: () => Promise<Outcome> };

export type Stored = Outcome & { name: string; title: string; at: string; seconds: number };

const fileOf = (name: string) => join(ARTIFACTS, `${name}.json`);

/** What a series measured is kept, so that one of them can be run again alone. */
export function store(outcome: Stored): void {
  mkdirSync(ARTIFACTS, { recursive: true });
  writeFileSync(fileOf(outcome.name), JSON.stringify(outcome, null, 2));
}

export function stored(name: string): Stored | undefined {
  if (!existsSync(fileOf(name))) return undefined;
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Stored;
}
