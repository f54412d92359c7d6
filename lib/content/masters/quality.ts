import 'server-only';
import {
  type DirectoryQuality,
  countValues,
  readDirectoryQuality,
  readSameEvidence,
} from '@/lib/db/statements/directory';
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
  const { states, kinds }: FactCounts = { states: {}, kinds: {} };
  const [values, found] = await Promise.all([countValues(now), readSameEvidence(now)]);
  let unsourced = values;
  for (const { field, isSaid, evidence, count } of found) {
    const facts = evidence.map((one) => ({ ...one, field, endedOn: null }));
    const state = stateOf({ field, value: isSaid || null }, facts, today);
    for (const { source } of facts) kinds[source.kind] = (kinds[source.kind] ?? 0) + count;
    if (!state) continue;
    states[state] = (states[state] ?? 0) + count;
    if (isSaid) unsourced -= count;
  }
  return { states: { ...states, 'sans-source': unsourced }, kinds };
}
