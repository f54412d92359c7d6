import 'server-only';
import { notFound } from '@/lib/api/errors';
import { literal } from '@/lib/content/literal';
import type { Page, Slice } from '@/lib/content/page';
import { db } from '@/lib/db/client';
import { requestLog } from '@/lib/server/log';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, recordAudit } from './audit';

const select = {
  id: true,
  email: true,
  active: true,
  subscribedAt: true,
} satisfies Prisma.NewsletterSubscriberSelect;

export type Subscriber = Prisma.NewsletterSubscriberGetPayload<{ select: typeof select }>;

export async function listSubscribers(query: Slice & { q?: string }): Promise<Page<Subscriber>> {
  const where: Prisma.NewsletterSubscriberWhereInput = query.q
    ? { email: { contains: literal(query.q), mode: 'insensitive' } }
    : {};
  const [rows, total] = await Promise.all([
    db().newsletterSubscriber.findMany({
      where,
      orderBy: [{ active: 'desc' }, { subscribedAt: 'desc' }, { id: 'asc' }],
      take: query.limit,
      skip: query.offset,
      select,
    }),
    db().newsletterSubscriber.count({ where }),
  ]);
  return { rows, total };
}

/** The audit line tells that a subscriber was removed, never whose address it was. */
export async function deleteSubscriber(id: string, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.newsletterSubscriber.deleteMany({ where: { id } });
    if (count === 0) throw notFound();
    await recordAudit(tx, { actor, action: 'delete', entity: 'subscriber', entityId: id });
  });
  requestLog(actor.requestId).info(
    { actor: actor.id, action: 'delete', entity: 'subscriber', id },
    'subscriber removed',
  );
}
