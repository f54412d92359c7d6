import 'server-only';
import { type Page, readPage } from '@/lib/content/page';
import { containing } from '@/lib/db/statements/fold-text';
import { type Tx, db } from '@/lib/db/connect/client';
import { lockRows } from '@/lib/db/statements/rows';
import { conflict, notFound } from '@/lib/process/http-error';
import type { ProgrammeInput } from '@/lib/entities/programme';
import type { ProposalListQuery, Proposed } from '@/lib/entities/proposal';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, logChange, recordAuditLines } from './audit';
import { stores } from './store';

const shape = {
  omit: { neighbourhood: true, sender: true },
  include: { programme: { select: { name: true, slug: true } } },
} as const satisfies Prisma.ProposalDefaultArgs;

type Row = Prisma.ProposalGetPayload<typeof shape>;

export type Proposal = Omit<Row, 'programme'> & {
  programmeName: string | null;
  programmeSlug: string | null;
  establishmentName: string | null;
};

/** Those that wait stand first, the one that waits longest on top. */
export async function listProposals(query: ProposalListQuery): Promise<Page<Proposal>> {
  const { q, state } = query;
  const text = containing(q);
  const where: Prisma.ProposalWhereInput = {
    ...(state ? { state } : {}),
    ...(q ? { OR: [{ what: text }, { sourceUrl: text }, { programme: { name: text } }] } : {}),
  };
  const orderBy: Prisma.ProposalOrderByWithRelationInput[] = [
    { decidedAt: { sort: 'desc', nulls: 'first' } },
    { createdAt: 'asc' },
    { id: 'asc' },
  ];
  const { rows, total } = await readPage(db().proposal, { where, orderBy, ...shape }, query);
  const names = await establishmentNames(rows);
  const shown = rows.map(({ programme, ...row }) => ({
    ...row,
    programmeName: programme?.name ?? null,
    programmeSlug: programme?.slug ?? null,
    establishmentName: names.get(establishmentOf(row)) ?? null,
  }));
  return { rows: shown, total };
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

const establishmentOf = ({ fields }: Pick<Row, 'fields'>) => (fields as Proposed).establishmentId;

/** Saves the master and marks the proposal, or does neither. */
export async function acceptProposal(id: string, input: ProgrammeInput, actor: Actor) {
  const { kind, programmeId } = await readOpen(db(), id);
  if (kind === 'correction' && programmeId === null) {
    throw conflict('master_gone', 'The master that it corrects was deleted: decline it');
  }
  const accept = async (tx: Tx, saved: { id: string }) => {
    const decision = { state: 'accepted', programmeId: saved.id } as const;
    if ((await decide(tx, [id], decision, actor)).length === 0) throw decidedAlready();
  };
  const row = programmeId
    ? await stores.programmes.update(programmeId, input, actor, accept)
    : await stores.programmes.create(input, actor, accept);
  logChange(actor, { action: 'accept', entity: 'proposal', id });
  return row;
}

export async function declineProposal(id: string, reason: string, actor: Actor): Promise<void> {
  const declined = await declineProposals([id], reason, actor);
  if (declined === 0) await readOpen(db(), id);
}

/** Those that somebody has decided on meanwhile stay as they are. */
export async function declineProposals(ids: string[], reason: string, actor: Actor) {
  const decision = { state: 'declined', reason } as const;
  const declined = await db().$transaction((tx) => decide(tx, ids, decision, actor));
  logChange(actor, { action: 'decline', entity: 'proposal', ids: declined });
  return declined.length;
}

type Decision = { state: 'accepted'; programmeId: string } | { state: 'declined'; reason: string };

const NOBODY = { email: null, neighbourhood: null, sender: null };

/** Who wrote, and from where, goes with the decision, and never into the audit log. */
async function decide(tx: Tx, ids: string[], decision: Decision, actor: Actor) {
  await lockRows(tx, 'proposals', ids);
  const decided = await tx.proposal.updateManyAndReturn({
    where: { id: { in: ids }, state: 'open' },
    data: { ...decision, ...NOBODY, decidedAt: new Date() },
    select: { id: true, kind: true, what: true, sourceUrl: true },
  });
  const action = decision.state === 'accepted' ? 'accept' : 'decline';
  const lines = decided.map(({ id, ...told }) => ({
    entityId: id,
    changes: Object.fromEntries(
      Object.entries({ ...told, ...decision }).map(([name, after]) => [
        name,
        { before: name === 'state' ? 'open' : null, after },
      ]),
    ),
  }));
  await recordAuditLines(tx, { actor, action, entity: 'proposal' }, lines);
  return decided.map(({ id }) => id);
}

async function readOpen(tx: Tx, id: string): Promise<Row> {
  const proposal = await tx.proposal.findUnique({ where: { id }, ...shape });
  if (!proposal) throw notFound();
  if (proposal.state !== 'open') throw decidedAlready();
  return proposal;
}

const decidedAlready = () =>
  conflict('already_decided', 'Somebody has decided on this proposal meanwhile');
