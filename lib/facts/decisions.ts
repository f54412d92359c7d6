import type { Fact } from '@/lib/entities/evidence';
import { isSaid, isSame } from '@/lib/entities/said';

type Row = Record<string, unknown>;

/** Half of such a group from one side and half from the other would be said by nobody. */
const TOGETHER = [
  ['feeFree', 'feeAmount', 'feePer', 'feeYear', 'feeApproximate'],
  ['places', 'placesYear'],
  ['formerId', 'succession'],
  ['rhythm', 'alsoRhythms'],
  ['opensOn', 'closesOn'],
  ['recognisedYear', 'recognitionSource', 'recognitionToVerify'],
];

/** What somebody of the team changed, or saw a source say. */
export function decidedFields(row: Row, changed: readonly string[]): Set<string> {
  const isSeen = ({ field, value, personId, endedOn }: Fact) =>
    personId !== null && !endedOn && isSame(value, row[field]);
  const seen = ((row.facts ?? []) as Fact[]).filter(isSeen).map(({ field }) => field);
  const decided = new Set([...changed, ...seen]);
  const groups = TOGETHER.filter((group) => group.some((field) => decided.has(field)));
  return new Set([...decided, ...groups.flat()]);
}

/** Keeps what was decided; `proposed` is what a file says of it otherwise, of which `names` are facts. */
export function withDecisions(
  names: readonly string[],
  { before, after, decided }: { before: Row; after: Row; decided: ReadonlySet<string> },
): { row: Row; proposed: Row } {
  const kept = Object.keys(after).filter(
    (field) => decided.has(field) && !isSame(after[field], before[field]),
  );
  const proposed = kept.filter((field) => names.includes(field) && isSaid(after[field]));
  return {
    row: { ...after, ...Object.fromEntries(kept.map((field) => [field, before[field]])) },
    proposed: Object.fromEntries(proposed.map((field) => [field, after[field]])),
  };
}
