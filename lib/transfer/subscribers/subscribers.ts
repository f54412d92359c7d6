import 'server-only';
import { type Actor, recordAudit } from '@/lib/admin/audit';
import { db } from '@/lib/db/connect/client';
import { requestLog } from '@/lib/process/log';
import type { Prisma } from '@/prisma/generated/client';
import { changedMeanwhile } from '../apply';
import type { ImportList } from '../import';
import { planSubscribers } from './plan';
import type { KnownSubscriber, SubscriberWrite } from './row';

/** What `consentVersion` says where no text of this site was consented to. */
const ELSEWHERE = 'import';
const PART = 500;
const LIMIT_MS = 120_000;

export const subscriberList: ImportList = {
  async plan(file, onProgress) {
    const { report, writes } = await planSubscribers(file, readKnown, onProgress);
    return { report, write: (actor, tell) => write(writes, actor, tell) };
  },
};

async function readKnown(emails: string[]): Promise<Map<string, KnownSubscriber>> {
  const rows = await db().newsletterSubscriber.findMany({
    where: { email: { in: emails } },
    select: {
      ...{ id: true, email: true, active: true, pendingSince: true, unsubscribedAt: true },
      ...{ refusedAt: true, consentedAt: true, consentSource: true },
    },
  });
  return new Map(rows.map(({ email, ...row }) => [email, row]));
}

/** All or nothing. The audit log tells how many there were, and no address. */
async function write(
  writes: readonly SubscriberWrite[],
  actor: Actor,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const creations = writes.filter(({ known }) => known === undefined);
  const changes = writes.filter(({ known }) => known !== undefined);
  const created = { before: null, after: creations.length };
  const changed = { before: null, after: changes.length };
  await db().$transaction(
    async (tx) => {
      for (let at = 0; at < creations.length; at += PART) {
        await create(tx, creations.slice(at, at + PART));
        onProgress(at, writes.length);
      }
      for (const one of changes) await change(tx, one);
      const counts = { created, changed };
      await recordAudit(tx, {
        ...{ actor, action: 'import', entity: 'subscriber', entityId: null, changes: counts },
      });
    },
    { timeout: LIMIT_MS },
  );
  requestLog(actor.requestId).info(
    { actor: actor.id, action: 'import', entity: 'subscriber', rows: writes.length },
    'subscribers imported',
  );
}

async function create(tx: Prisma.TransactionClient, part: readonly SubscriberWrite[]) {
  const { count } = await tx.newsletterSubscriber.createMany({
    data: part.map(({ email, day, source }) => ({
      ...{ email, consentedAt: new Date(day), consentSource: source, consentVersion: ELSEWHERE },
    })),
    skipDuplicates: true,
  });
  if (count !== part.length) throw changedMeanwhile();
}

/** Only the proof of an earlier import, and only while they are still subscribed. */
async function change(tx: Prisma.TransactionClient, { known, day, source }: SubscriberWrite) {
  const { count } = await tx.newsletterSubscriber.updateMany({
    where: { id: known?.id, active: true, consentSource: { not: null } },
    data: { consentedAt: new Date(day), consentSource: source },
  });
  if (count !== 1) throw changedMeanwhile();
}
