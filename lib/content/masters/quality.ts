import 'server-only';
import { type DirectoryQuality, readDirectoryQuality } from '@/lib/db/statements/directory-quality';
import { type Choice } from '@/lib/entities/choices';
import { isSaid } from '@/lib/entities/said';
import { factNames } from '@/lib/facts/after-save';
import { resources } from '@/lib/entities/registry';
import { createKeptReading } from '@/lib/process/generation';
import { everyMasterWithFacts } from './every-master';
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
  const { states, kinds }: FactCounts = { states: {}, kinds: {} };
  const names = factNames(resources.programmes);
  for await (const masters of everyMasterWithFacts()) {
    for (const { facts, ...master } of masters) {
      const living = facts.filter(({ endedOn }) => !endedOn);
      for (const { source } of living) kinds[source.kind] = (kinds[source.kind] ?? 0) + 1;
      const values = master as Record<string, unknown>;
      for (const name of names.filter((one) => isSaid(values[one]))) {
        const state = living.find(({ field }) => field === name)?.state ?? 'sans-source';
        states[state] = (states[state] ?? 0) + 1;
      }
    }
  }
  return { states, kinds };
}
