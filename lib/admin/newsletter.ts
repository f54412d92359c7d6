import 'server-only';
import { notFound } from '@/lib/process/http-error';
import { containing } from '@/lib/db/statements/fold-text';
import { type Page, readPage } from '@/lib/content/page';
import { db } from '@/lib/db/connect/client';
import type { SubscriberListQuery } from '@/lib/entities/desk/people';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, logChange, recordAudit } from './audit';

const select = {
  id: true,
  email: true,
  active: true,
  subscribedAt: true,
  pendingSince: true,
} satisfies Prisma.NewsletterSubscriberSelect;

export type Subscriber = Prisma.NewsletterSubscriberGetPayload<{ select: typeof select }>;

export async function listSubscribers(query: SubscriberListQuery): Promise<Page<Subscriber>> {
  const where: Prisma.NewsletterSubscriberWhereInput = {
    ...(query.q ? { email: containing(query.q) } : {}),
    ...(query.status ? STATUSES[query.status] : {}),
  };
  const orderBy = ORDERS[query.sort ?? 'activeFirst'];
  return readPage(db().newsletterSubscriber, { where, orderBy, select }, query);
}

const STATUSES = {
  active: { active: true },
  unconfirmed: { pendingSince: { not: null } },
  inactive: { active: false, pendingSince: null },
} satisfies Record<string, Prisma.NewsletterSubscriberWhereInput>;

type Order = Prisma.NewsletterSubscriberOrderByWithRelationInput[];

const ORDERS: Record<NonNullable<SubscriberListQuery['sort']> | 'activeFirst', Order> = {
  activeFirst: [{ active: 'desc' }, { subscribedAt: 'desc' }, { id: 'asc' }],
  '-subscribedAt': [{ subscribedAt: 'desc' }, { id: 'asc' }],
  subscribedAt: [{ subscribedAt: 'asc' }, { id: 'asc' }],
  email: [{ email: 'asc' }, { id: 'asc' }],
};

/** The audit line must not tell whose address was removed. */
export async function deleteSubscriber(id: string, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.newsletterSubscriber.deleteMany({ where: { id } });
    if (count === 0) throw notFound();
    await recordAudit(tx, { actor, action: 'delete', entity: 'subscriber', entityId: id });
  });
  logChange(actor, { action: 'delete', entity: 'subscriber', id });
}
