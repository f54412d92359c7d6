import 'server-only';
import { db } from '@/lib/db/connect/client';
import { lockProposals } from '@/lib/db/statements/lock-row';
import { HttpError, invalid } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import { publishedWhere } from '@/lib/resources/published';
import type { ProposalRequest } from '@/lib/schemas/masters/proposal';

/** Nobody reads more than this; whoever sends them by the thousand fills no disk. */
const MOST_WAITING = 1000;
const AN_HOUR = '3600';

/** What a program sends is dropped, and the program is not told. The same, sent twice, is one. */
export async function storeProposal(request: ProposalRequest, requestId?: string): Promise<void> {
  const { website, seconds: _, ...proposal } = request;
  if (website) return;
  const { kind, programmeId, what, sourceUrl, fields } = proposal;
  await requirePublished(programmeId);
  await requireEstablishment(fields.establishmentId);
  const same = { kind, programmeId, what, sourceUrl, fields: { equals: fields }, state: 'open' };
  const stored = await db().$transaction(async (tx) => {
    // One after the other: of two that come at once, neither would see the other.
    await lockProposals(tx);
    if ((await tx.proposal.count({ where: same })) > 0) return undefined;
    if ((await tx.proposal.count({ where: { state: 'open' } })) >= MOST_WAITING) throw tooMany();
    return tx.proposal.create({ data: proposal, select: { id: true } });
  });
  if (stored) requestLog(requestId).info({ id: stored.id, kind }, 'proposal received');
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

const tooMany = () =>
  new HttpError(503, 'too_many_waiting', 'Too many proposals are waiting to be read', {
    headers: { 'Retry-After': AN_HOUR },
  });
