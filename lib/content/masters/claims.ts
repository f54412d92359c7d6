import 'server-only';
import { db } from '@/lib/db/connect/client';
import { type SubjectName, readFacts } from '@/lib/db/statements/fact-rows';
import type { University } from '@/lib/content/places';
import type { Establishment } from '@/lib/content/masters/establishments';
import { ESTABLISHMENT_FACTS } from '@/lib/entities/establishment';
import { COMPARED_FACTS, type Programme } from '@/lib/entities/programme';
import type { ShownFact } from '@/lib/entities/evidence';
import type { Shown } from '@/lib/entities/shown';
import { type Claim, type Proof, proofOf } from '@/lib/facts/claims';
import { stateOf } from '@/lib/facts/state';
import { todayInMorocco } from '@/lib/french/dates';
import type { RowOf } from '@/lib/entities/entity';
import type { SourceQuery } from '@/lib/entities/list-queries';
import { type Rule, rules } from '@/lib/entities/rule';
import { sources } from '@/lib/entities/source';
import { createKeptReading } from '@/lib/process/generation';
import type { Prisma } from '@/prisma/generated/client';
import { textFilter } from '@/lib/content/filters';
import { type Filter, readsOf } from '@/lib/content/reading/public-rows';

/** What each line of a card rests on, by the names of the lines. */
export type Proofs = Readonly<Partial<Record<string, Proof>>>;

export async function claimsOf(name: SubjectName, id: string): Promise<Claim[]> {
  return (await readFacts(db(), name, [id])).get(id) ?? [];
}

const LINES: readonly Shown<Programme>[] = [...COMPARED_FACTS, { of: 'formerId' }];

export async function loadMasterProofs(master: Programme, today: string) {
  const { id, establishmentId } = master;
  const place = await db().establishment.findUniqueOrThrow({
    where: { id: establishmentId },
    select: { universityId: true, cityId: true, university: { select: { status: true } } },
  });
  const { universityId } = place;
  const [own, ofPlace, ofUniversity] = await Promise.all([
    claimsOf('programmes', id),
    claimsOf('establishments', establishmentId),
    claimsOf('universities', universityId),
  ]);
  const proofs: Proofs = {
    ...proofsOf(LINES, master, own, today),
    universityName: proofOf(['universityId'], place, ofPlace, today),
    cityName: proofOf(['cityId'], place, ofPlace, today),
    universityStatus: proofOf(['status'], place.university, ofUniversity, today),
  };
  return { proofs, claims: own };
}

export async function loadEstablishmentProofs(
  establishment: Establishment,
  today: string,
): Promise<Proofs> {
  const claims = await claimsOf('establishments', establishment.id);
  return proofsOf(ESTABLISHMENT_FACTS, establishment, claims, today);
}

const UNIVERSITY_LINES = [{ of: 'cityId' }, { of: 'websiteUrl' }];

export async function loadUniversityProofs(university: University, today: string): Promise<Proofs> {
  const claims = await claimsOf('universities', university.id);
  return proofsOf(UNIVERSITY_LINES, university, claims, today);
}

function proofsOf(
  lines: readonly { of: string; madeOf?: readonly string[] }[],
  row: object,
  claims: readonly Claim[],
  today: string,
): Proofs {
  const proofs = lines.map(({ of, madeOf = [of] }) => [of, proofOf(madeOf, row, claims, today)]);
  return Object.fromEntries(proofs);
}

/** All that sources say of each of these masters, with what it is worth today. */
export async function factsOfMasters(masters: readonly Programme[]): Promise<ShownFact[][]> {
  const today = todayInMorocco();
  const facts = await readFacts(
    db(),
    'programmes',
    masters.map(({ id }) => id),
  );
  return masters.map((master) => {
    const isNamed = ({ field, value }: Claim) => field !== 'formerId' || value === master.formerId;
    const own = (facts.get(master.id) ?? []).filter(isNamed);
    return own.map(({ personId: _, named = null, ...fact }) => {
      const { slug: __, state: ___, stateOn: ____, lastSeenOn: _____, ...source } = fact.source;
      const { field, endedOn } = fact;
      const value = master[field as keyof Programme];
      return {
        ...fact,
        source,
        named,
        state: endedOn ? null : stateOf({ field, value }, own, today),
      };
    });
  });
}

export type KnownSource = RowOf<typeof sources>;
export type { Rule };

const { list } = readsOf(sources, {
  select: () => ({ _count: { select: { facts: true } } }),
  compute: ({ _count }: { _count: { facts: number } }) => ({ factCount: _count.facts }),
});

const BY_PUBLISHER: Prisma.SourceOrderByWithRelationInput[] = [{ publisher: 'asc' }, { id: 'asc' }];

export const listSources = ({ orderBy = BY_PUBLISHER, ...filter }: Filter<typeof sources> = {}) =>
  list({ ...filter, orderBy });

export function sourceWhere({ q, kind, sourceState }: SourceQuery): Prisma.SourceWhereInput {
  const words = textFilter(q, ['publisher', 'slug', 'title', 'url']) ?? {};
  return { AND: [words, { kind, state: sourceState }] };
}

export const { list: listRules } = readsOf(rules);

/** For readers; kept until something changes. */
export const loadRules = createKeptReading(() => listRules(), 60_000);
