import 'server-only';
import { db } from '@/lib/db/connect/client';
import { withFacts } from '@/lib/db/statements/fact-rows';
import type { Establishment } from '@/lib/content/masters/establishments';
import { ESTABLISHMENT_FACTS } from '@/lib/entities/establishment';
import { IDENTITY_FACTS, type Programme } from '@/lib/entities/programme';
import { type Claim, type Proof, proofOf } from '@/lib/facts/claims';
import { dayOf } from '@/lib/french/dates';
import type { Prisma } from '@/prisma/generated/client';

/** What each line of a card rests on, by the names of the lines. */
export type Proofs = Readonly<Partial<Record<string, Proof>>>;

export type Proven = { proofs: Proofs; claims: Claim[] };

const { source, personId: _, ...columns } = withFacts.select;
const select = {
  ...columns,
  programmeId: true,
  establishmentId: true,
  callId: true,
  universityId: true,
  source: {
    select: { ...source.select, slug: true, state: true, stateOn: true, lastSeenOn: true },
  },
} satisfies Prisma.FactSelect;

/** With the row that it is about. */
export type OwnClaim = Claim & { of: string };

export async function listClaims(where: Prisma.FactWhereInput): Promise<OwnClaim[]> {
  const rows = await db().fact.findMany({ where, orderBy: withFacts.orderBy, select });
  return rows.map((row) => {
    const { programmeId, establishmentId, callId, universityId, ...claim } = row;
    const { stateOn, lastSeenOn } = row.source;
    return {
      ...claim,
      of: programmeId ?? establishmentId ?? callId ?? universityId ?? '',
      seenOn: dayOf(claim.seenOn),
      endedOn: dayOf(claim.endedOn),
      source: { ...row.source, stateOn: dayOf(stateOn), lastSeenOn: dayOf(lastSeenOn) },
    } as OwnClaim;
  });
}

/** The fields that a line is made of, when they are not the one of its own name. */
const MADE_OF: Record<string, readonly string[]> = {
  feeAmount: ['feeFree', 'feeAmount', 'feePer', 'feeYear'],
};

export async function loadMasterProofs(master: Programme, today: string): Promise<Proven> {
  const { id, establishmentId } = master;
  const place = await db().establishment.findUniqueOrThrow({
    where: { id: establishmentId },
    select: { universityId: true, cityId: true, university: { select: { status: true } } },
  });
  const { universityId } = place;
  const [own, ofPlace, ofUniversity] = await Promise.all([
    listClaims({ programmeId: id }),
    listClaims({ establishmentId }),
    listClaims({ universityId }),
  ]);
  const lines = [...IDENTITY_FACTS, { of: 'admission' }, { of: 'requirements' }].map(({ of }) => {
    return [of, proofOf(MADE_OF[of] ?? [of], master, own, today)];
  });
  const proofs = {
    ...Object.fromEntries(lines),
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
  const claims = await listClaims({ establishmentId: establishment.id });
  const lines = ESTABLISHMENT_FACTS.map(({ of }) => [
    of,
    proofOf([of], establishment, claims, today),
  ]);
  return Object.fromEntries(lines);
}
