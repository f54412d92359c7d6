import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './outcome';
import { ARTIFACTS } from './process';

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
