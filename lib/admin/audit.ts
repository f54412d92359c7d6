import 'server-only';
import type { Prisma } from '@/prisma/generated/client';

export type Actor = { id: string; label: string; requestId?: string };
export type Change = { before: unknown; after: unknown };
export type Changes = Record<string, Change>;

const LONGEST_TEXT = 2000;

type Entry = {
  actor: Actor;
  action: string;
  entity: string;
  entityId: string | null;
  changes?: Changes;
};

/** Runs in the transaction of the change, so that both are kept, or neither. */
export async function recordAudit(tx: Prisma.TransactionClient, entry: Entry): Promise<void> {
  const { actor, changes = {}, ...rest } = entry;
  await tx.auditEntry.create({
    data: {
      ...rest,
      actorId: actor.id,
      actorLabel: actor.label,
      requestId: actor.requestId,
      changes: JSON.parse(JSON.stringify(changes)) as Prisma.InputJsonObject,
    },
    select: { id: true },
  });
}

type Line = { id?: string; entityId: string; changes: Changes };

/** One line for each of many rows that one person changed at once. */
export async function recordAuditLines(
  tx: Prisma.TransactionClient,
  { actor, action, entity }: Pick<Entry, 'actor' | 'action' | 'entity'>,
  lines: readonly Line[],
): Promise<void> {
  const { id: actorId, label: actorLabel, requestId } = actor;
  await tx.auditEntry.createMany({
    data: lines.map(({ id, entityId, changes }) => ({
      ...{ id, actorId, actorLabel, requestId, action, entity, entityId },
      changes: JSON.parse(JSON.stringify(changes)) as Prisma.InputJsonObject,
    })),
  });
}

export function changedFields(before: Row, after: Row): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('updatedAt');
  return Object.fromEntries(
    [...names]
      .filter((name) => !isSame(before[name], after[name]))
      .map((name) => [name, { before: kept(before[name]), after: kept(after[name]) }]),
  );
}

/** Long texts are cut and say so, because the log tells what changed and is no archive. */
function kept(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value ?? null;
  const start = value.slice(0, LONGEST_TEXT).toWellFormed();
  return `${start}… (cut, ${value.length} characters in all)`;
}

type Row = Record<string, unknown>;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
