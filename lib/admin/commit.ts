import 'server-only';
import { type Tx, db } from '@/lib/db/connect/client';
import type { Change } from '@/lib/process/ask-front';
import { contentChanged } from '@/lib/process/generation';
import { conflict } from '@/lib/process/http-error';
import { type Actor, type Changes, logChange, recordAudit } from './audit';

type What = {
  actor: Actor;
  action: string;
  entity: string;
  /** What it does to pages that are kept; without a word, no page shows it. */
  freshness?: Change;
  /** Where two seconds may not be enough. */
  time?: { timeout: number; maxWait: number };
};
/** `told` is for whoever runs the site. */
type Written = { id?: string | null; changes?: Changes; told?: Record<string, unknown> };

/** A change of what is no resource is written with its line of the audit log, or not at all. */
export async function commit<W extends Written>(
  { actor, action, entity, freshness, time }: What,
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
