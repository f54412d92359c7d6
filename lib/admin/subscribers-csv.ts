import 'server-only';
import { csv } from '@/lib/csv/write';
import { db } from '@/lib/db/connect/client';
import { type Actor, logChange, recordAudit } from './audit';

const PART = 5000;

/** The audit log keeps who took the file away, and how many addresses it had. */
export async function exportSubscribers(actor: Actor): Promise<string> {
  const rows: string[][] = [];
  for (let part = await readPart(); part.length > 0; part = await readPart(part.at(-1)?.id)) {
    for (const { email, active, subscribedAt, pendingSince } of part) {
      const status = active ? 'active' : pendingSince ? 'unconfirmed' : 'inactive';
      rows.push([email, status, subscribedAt.toISOString()]);
    }
  }
  const changes = { rows: { before: null, after: rows.length } };
  await db().$transaction((tx) =>
    recordAudit(tx, { actor, action: 'export', entity: 'subscriber', entityId: null, changes }),
  );
  logChange(actor, { action: 'export', entity: 'subscriber', rows: rows.length });
  return csv(['email', 'status', 'subscribed_at'], rows);
}

/** Reads in parts by key, so that no statement holds the whole list. */
function readPart(after?: string) {
  return db().newsletterSubscriber.findMany({
    where: after ? { id: { gt: after } } : {},
    orderBy: { id: 'asc' },
    take: PART,
    select: { id: true, email: true, active: true, subscribedAt: true, pendingSince: true },
  });
}
