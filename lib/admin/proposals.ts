import 'server-only';
import type { Page } from '@/lib/content/page';
import { literal } from '@/lib/db/statements/fold-text';
import { db } from '@/lib/db/connect/client';
import { lockRow } from '@/lib/db/statements/lock-row';
import { conflict, notFound } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import type { ProgrammeInput } from '@/lib/schemas/masters/programme';
import type { ProposalListQuery, Proposed } from '@/lib/schemas/masters/proposal';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, recordAudit } from './audit';
import { stores } from './store';

const select = {
  id: true,
  kind: true,
  programmeId: true,
  what: true,
  sourceUrl: true,
  email: true,
  fields: true,
  state: true,
  reason: true,
  createdAt: true,
  decidedAt: true,
  programme: { select: { name: true, slug: true } },
} satisfies Prisma.ProposalSelect;

type Row = Prisma.ProposalGetPayload<{ select: typeof select }>;

export type Proposal = Omit<Row, 'programme'> & {
  programmeName: string | null;
  programmeSlug: string | null;
  establishmentName: string | null;
};

/** Those that wait stand first, the one that waits longest on top. */
export async function listProposals(query: ProposalListQuery): Promise<Page<Proposal>> {
  const { q, state, limit, offset } = query;
  const text = { contains: literal(q ?? ''), mode: 'insensitive' as const };
  const where: Prisma.ProposalWhereInput = {
    ...(state ? { state } : {}),
    ...(q ? { OR: [{ what: text }, { sourceUrl: text }, { programme: { name: text } }] } : {}),
  };
  const [rows, total] = await Promise.all([
    db().proposal.findMany({
      where,
      orderBy: [
        { decidedAt: { sort: 'desc', nulls: 'first' } },
        { createdAt: 'asc' },
        { id: 'asc' },
      ],
      take: limit,
      skip: offset,
      select,
    }),
    db().proposal.count({ where }),
  ]);
  const names = await establishmentNames(rows);
  return { rows: rows.map((row) => flatten(row, names)), total };
}

/** By their ids, which are all that a proposal has of them. */
async function establishmentNames(rows: readonly Row[]): Promise<Map<unknown, string>> {
  const ids = rows.map(establishmentOf).filter((id) => typeof id === 'string');
  const known = await db().establishment.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  return new Map(known.map(({ id, name }) => [id, name]));
}

const establishmentOf = ({ fields }: Row) => (fields as Proposed).establishmentId;

/** Saves the master and marks the proposal, or does neither. */
export async function acceptProposal(id: string, input: ProgrammeInput, actor: Actor) {
  const { kind, programmeId } = await readOpen(db(), id);
  if (kind === 'correction' && programmeId === null) throw corrected();
  const accept = async (tx: Prisma.TransactionClient, saved: { id: string }) =>
    decide(tx, id, { state: 'accepted', programmeId: saved.id }, actor);
  const row = programmeId
    ? await stores.programmes.update(programmeId, input, actor, accept)
    : await stores.programmes.create(input, actor, accept);
  log(actor, 'accept', id);
  return row;
}

export async function declineProposal(id: string, reason: string, actor: Actor): Promise<void> {
  await db().$transaction((tx) => decide(tx, id, { state: 'declined', reason }, actor));
  log(actor, 'decline', id);
}

type Decision = { state: 'accepted'; programmeId: string } | { state: 'declined'; reason: string };

/** The address of whoever wrote goes with the decision, and never into the audit log. */
async function decide(
  tx: Prisma.TransactionClient,
  id: string,
  decision: Decision,
  actor: Actor,
): Promise<void> {
  await lockRow(tx, 'proposals', id);
  const { kind, what, sourceUrl } = await readOpen(tx, id);
  const data = { ...decision, email: null, decidedAt: new Date() };
  await tx.proposal.update({ where: { id }, data, select: { id: true } });
  const told = { kind, what, sourceUrl, ...decision };
  await recordAudit(tx, {
    actor,
    action: decision.state === 'accepted' ? 'accept' : 'decline',
    entity: 'proposal',
    entityId: id,
    changes: Object.fromEntries(
      Object.entries(told).map(([name, after]) => [
        name,
        { before: name === 'state' ? 'open' : null, after },
      ]),
    ),
  });
}

async function readOpen(tx: Prisma.TransactionClient, id: string): Promise<Row> {
  const proposal = await tx.proposal.findUnique({ where: { id }, select });
  if (!proposal) throw notFound();
  if (proposal.state !== 'open') {
    throw conflict('already_decided', 'Somebody has decided on this proposal meanwhile');
  }
  return proposal;
}

const corrected = () =>
  conflict('master_gone', 'The master that it corrects was deleted: decline it');

function flatten({ programme, ...row }: Row, names: Map<unknown, string>): Proposal {
  return {
    ...row,
    programmeName: programme?.name ?? null,
    programmeSlug: programme?.slug ?? null,
    establishmentName: names.get(establishmentOf({ programme, ...row })) ?? null,
  };
}

function log(actor: Actor, action: string, id: string): void {
  const line = { actor: actor.id, action, entity: 'proposal', id };
  requestLog(actor.requestId).info(line, 'proposal decided');
}
