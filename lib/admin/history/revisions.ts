import { randomUUID } from 'node:crypto';
import { type Author, type Changes, asJson, recordAuditLines } from '@/lib/admin/audit';
import { type Page, type Slice, readPage } from '@/lib/content/page';
import { type Tx, db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/rows';
import { MOST_REVISIONS, thinRevisions } from '@/lib/db/statements/history-rows';
import { notFound } from '@/lib/process/http-error';
import { resourceOf } from '@/lib/entities/registry';
import { KINDS, type ResourceKind, type ResourceName } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';

type Row = { id: string } & Record<string, unknown>;
export type Save = { row: Row; before?: Row; changes: Changes; isGone?: boolean };
type What = { actor: Author; action: string; entity: ResourceKind };

/** How the state is called that a row had before its first revision. */
const BEGINNING = 'beginning';

/** The audit line of each save and its revision, with one id, in the transaction of the save. */
export async function recordSaves(tx: Tx, what: What, saves: readonly Save[]): Promise<void> {
  const named = saves.map((save) => ({ ...save, id: randomUUID(), entityId: save.row.id }));
  await recordAuditLines(tx, what, named);
  const isKept = ({ changes, isGone }: Save) => !isGone && Object.keys(changes).length > 0;
  await keepRevisions(tx, what, named.filter(isKept));
}

async function keepRevisions(
  tx: Tx,
  { actor, action, entity }: What,
  saves: readonly (Save & { id: string; entityId: string })[],
): Promise<void> {
  if (saves.length === 0) return;
  const where = { entityId: { in: saves.map(({ entityId }) => entityId) } };
  const groups = await tx.revision.groupBy({ by: ['entityId'], where, _count: { _all: true } });
  const counts = new Map(groups.map(({ entityId, _count }) => [entityId, _count._all]));
  const beginnings = saves.flatMap(({ before, entityId }) =>
    before && !counts.has(entityId) ? [before] : [],
  );
  await tx.revision.createMany({
    data: [
      ...beginnings.map((row) => ({
        id: randomUUID(),
        entity,
        entityId: row.id,
        at: row.updatedAt as Date | string,
        action: BEGINNING,
        actorLabel: '',
        row: snapshotOf(entity, row),
      })),
      ...saves.map(({ id, entityId, row, changes }) => ({
        id,
        entity,
        entityId,
        action,
        actorId: actor.id,
        actorLabel: actor.label,
        fields: Object.keys(changes),
        row: snapshotOf(entity, row),
      })),
    ],
  });
  const full = [...counts].filter(([, count]) => count >= MOST_REVISIONS).map(([id]) => id);
  if (full.length > 0) await thinRevisions(tx, full);
}

const select = {
  id: true,
  at: true,
  actorId: true,
  actorLabel: true,
  action: true,
  fields: true,
} satisfies Prisma.RevisionSelect;

export type Revision = Prisma.RevisionGetPayload<{ select: typeof select }>;

export async function listRevisions(
  name: ResourceName,
  entityId: string,
  slice: Slice,
): Promise<Page<Revision>> {
  if ((await rowsOf(db(), name).count({ where: { id: entityId } })) === 0) throw notFound();
  const where = { entityId, entity: KINDS[name] };
  return readPage(db().revision, { where, orderBy: { number: 'desc' }, select }, slice);
}

/** With the state before it, which it is compared with. */
export async function readRevision(name: ResourceName, entityId: string, id: string) {
  const revision = await findRevision(db(), name, entityId, id);
  const { number, ...shown } = revision;
  const previous = await db().revision.findFirst({
    where: { entityId, number: { lt: number } },
    orderBy: { number: 'desc' },
    select: { row: true },
  });
  return { ...shown, previous: previous?.row ?? null };
}

export async function findRevision(client: Tx, name: ResourceName, entityId: string, id: string) {
  const revision = await client.revision.findFirst({
    where: { id, entityId, entity: KINDS[name] },
    select: { ...select, number: true, row: true },
  });
  if (!revision) throw notFound();
  return revision;
}

function snapshotOf(entity: ResourceKind, row: Row): Prisma.InputJsonObject {
  const { fields } = resourceOf(entity);
  return asJson(Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? null])));
}
