import 'server-only';
import { type Actor, recordAudit } from '@/lib/admin/audit';
import { db } from '@/lib/db/connect/client';
import { replaceProofs } from '@/lib/db/statements/subscribers/proofs';
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
      for (let at = 0; at < changes.length; at += PART) {
        await change(tx, changes.slice(at, at + PART));
        onProgress(creations.length + at, writes.length);
      }
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

async function change(tx: Prisma.TransactionClient, part: readonly SubscriberWrite[]) {
  const proofs = part.flatMap(({ known, day, source }) =>
    known ? [{ id: known.id, consentedAt: new Date(day), consentSource: source }] : [],
  );
  if ((await replaceProofs(tx, proofs)) !== part.length) throw changedMeanwhile();
}
