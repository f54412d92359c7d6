import { type Tx, db } from '@/lib/db/connect/client';
import { requestLog } from '@/lib/process/log';
import type { Prisma } from '@/prisma/generated/client';
import type { Change as Freshness } from '@/lib/process/ask-front';
import { contentChanged } from '@/lib/process/generation';
import { conflict } from '@/lib/process/http-error';

export type Actor = { id: string; label: string; requestId?: string };
/** Nobody, where the first data is written. */
export type Author = Omit<Actor, 'id'> & { id: string | null };
export type Change = { before: unknown; after: unknown };
export type Fields = Record<string, unknown>;
export type Changes = Record<string, Change>;

const LONGEST_TEXT = 2000;

type What = { actor: Author; action: string; entity: string };
type Line = { id?: string; entityId: string | null; changes?: Changes };

/** Runs in the transaction of the change, so that both are kept, or neither. */
export async function recordAudit(tx: Tx, { entityId, changes, ...what }: What & Line) {
  await recordAuditLines(tx, what, [{ entityId, changes }]);
}

/** One line for each of many rows that one person changed at once. */
export async function recordAuditLines(
  tx: Tx,
  { actor, action, entity }: What,
  lines: readonly Line[],
): Promise<void> {
  await tx.auditEntry.createMany({
    data: lines.map(({ id, entityId, changes = {} }) => ({
      id,
      entityId,
      action,
      entity,
      actorId: actor.id,
      actorLabel: actor.label,
      requestId: actor.requestId,
      changes: asJson(changes),
    })),
  });
}

type Logged = { action: string; entity: string } & Record<string, unknown>;

/** For whoever runs the site, once it is written; the audit log is for staff. */
export function logChange({ id, requestId }: Author, change: Logged): void {
  requestLog(requestId).info({ actor: id, ...change }, 'changed');
}

/** As it is when it is read again: days as texts, and nothing where something is undefined. */
export function asJson(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;
}

export function changedFields(before: Fields, after: Fields): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('updatedAt');
  return Object.fromEntries(
    [...names]
      .filter((name) => !isSame(before[name], after[name]))
      .map((name) => [name, difference(before[name], after[name], name)]),
  );
}

/** Of facts, which are many, those alone that are not in both. */
function difference(before: unknown, after: unknown, name: string): Change {
  if (name !== 'facts') return { before: kept(before), after: kept(after) };
  const [one, other] = [before, after].map((facts) => (facts ?? []) as object[]);
  return { before: missingIn(other ?? [], one ?? []), after: missingIn(one ?? [], other ?? []) };
}

const missingIn = (others: object[], facts: object[]) =>
  facts.filter((fact) => !others.some((other) => isSame(fact, other)));

/** Long texts are cut and say so, because the log tells what changed and is no archive. */
function kept(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value ?? null;
  const start = value.slice(0, LONGEST_TEXT).toWellFormed();
  return `${start}… (cut, ${value.length} characters in all)`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

type Commit = {
  actor: Actor;
  action: string;
  entity: string;
  /** What it does to pages that are kept; without a word, no page shows it. */
  freshness?: Freshness;
  /** Where two seconds may not be enough. */
  time?: { timeout: number; maxWait: number };
};
/** `told` is for whoever runs the site. */
type Written = { id?: string | null; changes?: Changes; told?: Record<string, unknown> };

/** A change of what is no resource is written with its line of the audit log, or not at all. */
export async function commit<W extends Written>(
  { actor, action, entity, freshness, time }: Commit,
  work: (tx: Tx) => Promise<W>,
): Promise<W> {
  const written = await db().$transaction(async (tx) => {
    const done = await work(tx);
    const { id: entityId = null, changes } = done;
    await recordAudit(tx, { actor, action, entity, entityId, changes });
    return done;
  }, time);
  // Before the caller answers, because the very next read must see the change.
  if (freshness) await contentChanged(freshness);
  logChange(actor, { action, entity, id: written.id, ...written.told });
  return written;
}

/** Refuses whoever has looked at an older version. */
export function requireUnchanged(
  { updatedAt }: { updatedAt: Date | null },
  basedOn: string | null | undefined,
): void {
  const known = basedOn && new Date(basedOn).getTime();
  if (basedOn === undefined || known === (updatedAt && updatedAt.getTime())) return;
  throw conflict('edited_meanwhile', 'Someone else changed this meanwhile');
}
