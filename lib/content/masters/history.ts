import 'server-only';
import { db } from '@/lib/db/connect/client';
import { readFacts } from '@/lib/db/statements/fact-rows';
import { calls } from '@/lib/entities/call';
import { type Programme, programmes } from '@/lib/entities/programme';
import type { Described } from '@/lib/entities/entity';
import { type Claim, type Said, bySource } from '@/lib/facts/claims';
import { factName, valueWords } from '@/lib/facts/words';
import { type Call, listCallsFor } from './calls';
import { claimsOf } from './claims';

/** What a source said until a day, and what took its place. */
export type Change = { said: Said; until: string; of?: string; facts: FormerFact[] };
type FormerFact = { name: string; before: string; now: string | null };

export type History = {
  /** The years in which it was seen open or listed, each with who says so. */
  years: { year: string; sources: Said[] }[];
  /** The latest first. */
  changes: Change[];
  /** What each source says today. */
  today: { said: Said; names: string[] }[];
};

export async function loadHistory(master: Programme): Promise<History> {
  const announced = await listCallsFor(master);
  const callIds = announced.map(({ id }) => id);
  const [own, ofCalls] = await Promise.all([
    claimsOf('programmes', master.id),
    readFacts(db(), 'calls', callIds),
  ]);
  const living = own.filter(({ endedOn }) => !endedOn);
  const changes = [
    ...changesOf(programmes, master, own),
    ...announced.flatMap((call) =>
      changesOf(calls, call, ofCalls.get(call.id) ?? [], `Avis ${call.academicYear}`),
    ),
  ];
  return {
    years: yearsOf(own.filter(({ field }) => !FEES.includes(field))),
    changes: changes.toSorted((one, other) => other.until.localeCompare(one.until)),
    today: bySource(living).map((said) => ({ said, names: Object.keys(said.values) })),
  };
}

/** A table of fees for all masters of a school lists none of them. */
const FEES = ['feeFree', 'feeAmount', 'feePer', 'feeYear', 'feeNote'];

function yearsOf(claims: readonly Claim[]): History['years'] {
  const years = new Set(claims.flatMap(({ year }) => year ?? []));
  return [...years].toSorted().map((year) => ({
    year,
    sources: bySource(claims.filter((claim) => claim.year === year)),
  }));
}

function changesOf(
  entity: Described,
  row: Programme | Call,
  claims: readonly Claim[],
  of?: string,
): Change[] {
  const days = new Set(claims.flatMap(({ endedOn }) => endedOn ?? []));
  return [...days].flatMap((until) =>
    bySource(claims.filter(({ endedOn }) => endedOn === until)).map((said) => ({
      said,
      until,
      of,
      facts: formerFacts(entity, row, said),
    })),
  );
}

function formerFacts(entity: Described, row: object, { values }: Said): FormerFact[] {
  const shown = row as Record<string, unknown>;
  return Object.entries(values).flatMap(([field, value]) => {
    const before = valueWords(entity, field, value);
    const now = valueWords(entity, field, shown[field] ?? null);
    return before && before !== now ? { name: factName(field), before, now } : [];
  });
}
