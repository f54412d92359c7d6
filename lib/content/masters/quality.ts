import 'server-only';
import {
  type DirectoryQuality,
  countFactsByKind,
  readDirectoryQuality,
  readSameEvidence,
} from '@/lib/db/statements/directory-quality';
import type { Choice } from '@/lib/entities/choices';
import { stateOf } from '@/lib/facts/state';
import { todayInMorocco } from '@/lib/french/dates';
import { createKeptReading } from '@/lib/process/generation';
import { monthsBefore } from './filters';

export type { DirectoryQuality };

const LATELY_MONTHS = 12;

export function loadDirectoryQuality(now = new Date()): Promise<DirectoryQuality> {
  return readDirectoryQuality(now, monthsBefore(now, LATELY_MONTHS));
}

/** What the values that readers see are worth today, and what kinds of sources they rest on. */
export type FactCounts = {
  states: Partial<Record<FactWorth, number>>;
  kinds: Partial<Record<Choice<'sourceKind'>, number>>;
};
export type FactWorth = Choice<'factState'> | 'sans-source';

/** All facts are read for it, so it is counted once for each state of the content. */
export const loadFactCounts = createKeptReading(countFacts, 60 * 60_000);

async function countFacts(): Promise<FactCounts> {
  const now = new Date();
  const today = todayInMorocco(now);
  const [same, kinds] = await Promise.all([readSameEvidence(now), countFactsByKind(now)]);
  const states: FactCounts['states'] = {};
  for (const { field, evidence, count } of same) {
    const state = stateOf({ field, value: true }, evidence, today) ?? 'sans-source';
    states[state] = (states[state] ?? 0) + count;
  }
  return { states, kinds: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) };
}
