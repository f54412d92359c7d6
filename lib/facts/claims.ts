import type { Choice } from '@/lib/entities/choices';
import type { Fact } from '@/lib/entities/evidence';
import { isSame } from '@/lib/entities/said';
import { type FactState, seenDay, stateOf } from './state';

export type KnownSource = Fact['source'] & {
  slug: string;
  state: Choice<'sourceState'>;
  stateOn: string | null;
  lastSeenOn: string | null;
};

/** What one source says of one field, as readers are told it; `named` is what its value names. */
export type Claim = Fact & { source: KnownSource; named?: string | null };

/** What one source says of all that a line of a card shows. */
export type Said = {
  source: KnownSource;
  values: Record<string, unknown>;
  named?: string;
  quotes: string[];
  /** The claim that was seen last. */
  claim: Claim;
};

/** Who says a line of a card, and what that is worth today. */
export type Proof = {
  state: FactState;
  sayers: Said[];
  /** Who says otherwise. */
  others: Said[];
};

/** The gravest first: a line is worth what its weakest part is. */
const GRAVITY = ['contredit', 'source-disparue', 'a-reverifier', 'atteste', 'verifie'] as const;

export function proofOf(
  fields: readonly string[],
  row: object,
  claims: readonly Claim[],
  today: string,
): Proof | undefined {
  const values = row as Record<string, unknown>;
  const living = claims.filter(({ field, endedOn }) => fields.includes(field) && !endedOn);
  const states = fields.map((field) => stateOf({ field, value: values[field] }, living, today));
  const state = GRAVITY.find((one) => states.includes(one));
  if (!state) return undefined;
  const isSayer = ({ field, value }: Claim) => isSame(value, values[field]);
  const others = living.filter((claim) => !isSayer(claim) && claim.source.state !== 'gone');
  return { state, sayers: bySource(living.filter(isSayer)), others: bySource(others) };
}

export function bySource(claims: readonly Claim[]): Said[] {
  return [...Map.groupBy(claims, ({ source }) => source.slug).values()].flatMap((all) => {
    const claim = newest(all);
    if (!claim) return [];
    return {
      source: claim.source,
      values: Object.fromEntries(all.map(({ field, value }) => [field, value])),
      named: all.flatMap(({ named }) => named ?? [])[0],
      quotes: all.flatMap(({ quote }) => quote ?? []),
      claim,
    };
  });
}

export function newest(claims: readonly Claim[]): Claim | undefined {
  return claims.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))[0];
}

const dayOf = (claim: Claim) => seenDay(claim) ?? '';
