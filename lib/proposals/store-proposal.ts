import 'server-only';
import { db } from '@/lib/db/connect/client';
import { displaceProposal } from '@/lib/db/statements/back-office';
import { lockTable } from '@/lib/db/statements/rows';
import { invalid } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import { neighbourhood as neighbourhoodOf } from '@/lib/limits/rate-limit';
import { sign } from '@/lib/process/signature';
import { publishedWhere } from '@/lib/entities/published';
import type { ProposalRequest } from '@/lib/entities/proposal';
import type { Prisma } from '@/prisma/generated/client';

/** Nobody reads more than this; whoever sends them by the thousand fills no disk. */
const MOST_WAITING = 1000;
/** So that who floods from one network leaves room for nine others. */
const MOST_NEARBY = 100;

/** What a program sends is dropped, and the program is not told. The same, sent twice, is one. */
export async function storeProposal(
  request: ProposalRequest,
  from: { address: string; requestId?: string },
): Promise<void> {
  const { website, seconds: _, ...proposal } = request;
  if (website) return;
  const { kind, programmeId, what, sourceUrl, fields } = proposal;
  const neighbourhood = sign('proposal neighbourhood', neighbourhoodOf(from.address));
  const sender = sign('proposal sender', from.address);
  await requirePublished(programmeId);
  await requireEstablishment(fields.establishmentId);
  const same = { kind, programmeId, what, sourceUrl, fields: { equals: fields }, state: 'open' };
  const stored = await db().$transaction(async (tx) => {
    // One after the other: of two that come at once, neither would see the other.
    await lockTable(tx, 'proposals');
    if ((await tx.proposal.count({ where: same })) > 0) return undefined;
    const displaced = await makeRoom(tx, neighbourhood);
    const data = { ...proposal, neighbourhood, sender };
    const { id } = await tx.proposal.create({ data, select: { id: true } });
    return { id, kind, displaced };
  });
  if (stored) requestLog(from.requestId).info(stored, 'proposal received');
}

/** A newcomer is never refused: where most wait, the last of them gives way. */
async function makeRoom(tx: Prisma.TransactionClient, neighbourhood: string) {
  const waiting = { state: 'open' };
  const nearby = await tx.proposal.count({ where: { ...waiting, neighbourhood } });
  if (nearby >= MOST_NEARBY) return displaceProposal(tx, neighbourhood);
  const all = await tx.proposal.count({ where: waiting });
  return all >= MOST_WAITING ? displaceProposal(tx) : undefined;
}

/** Whether a draft exists is nobody's business. */
async function requirePublished(programmeId: string | null): Promise<void> {
  if (programmeId === null) return;
  const where = { id: programmeId, ...publishedWhere() };
  if ((await db().programme.count({ where })) === 0) {
    throw invalid([{ path: 'programmeId', message: 'Ce master n’est pas dans le guide.' }]);
  }
}

async function requireEstablishment(id: unknown): Promise<void> {
  if (typeof id !== 'string' || (await db().establishment.count({ where: { id } })) > 0) return;
  throw invalid([{ path: 'fields.establishmentId', message: 'Cet établissement n’existe pas.' }]);
}
