import 'server-only';
import { type Page, readPage } from '@/lib/content/page';
import { csv } from '@/lib/csv/cell';
import { db } from '@/lib/db/connect/client';
import { containing } from '@/lib/db/statements/fold-text';
import type { SubscriberListQuery } from '@/lib/entities/back-office';
import { notFound } from '@/lib/process/http-error';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, commit } from './audit';

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
  await commit({ actor, action: 'delete', entity: 'subscriber' }, async (tx) => {
    const { count } = await tx.newsletterSubscriber.deleteMany({ where: { id } });
    if (count === 0) throw notFound();
    return { id };
  });
}

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
  const told = { rows: rows.length };
  await commit({ actor, action: 'export', entity: 'subscriber' }, async () => ({ changes, told }));
  return csv(['email', 'status', 'subscribed_at'], rows);
}

/** Reads in parts by key, so that no statement holds the whole list. */
function readPart(after?: string) {
  return db().newsletterSubscriber.findMany({
    where: after ? { id: { gt: after } } : {},
    orderBy: { id: 'asc' },
    take: PART,
    select,
  });
}
