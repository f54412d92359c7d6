import 'server-only';
import { db } from '@/lib/db/connect/client';
import { OPEN_CALLS } from '@/lib/entities/plain/subject-rules';
import type { Prisma } from '@/prisma/generated/client';
import { type Choice, box, categoryValue, cityValue } from './subjects';

/** A person reads no more; the rest is counted. */
const MOST_LETTERS = 100;

const named = { select: { slug: true, name: true } } as const;

const select = {
  email: true,
  active: true,
  subscribedAt: true,
  consentedAt: true,
  consentVersion: true,
  consentSource: true,
  pendingSince: true,
  confirmations: true,
  confirmedAt: true,
  unsubscribedAt: true,
  refusedAt: true,
  subjectsAt: true,
  wantsCalls: true,
  categories: { select: { category: named } },
  cities: { select: { city: named } },
  letters: {
    select: { state: true, at: true, reason: true, letter: { select: { subject: true } } },
    orderBy: [{ at: 'desc' as const }, { id: 'asc' as const }],
    take: MOST_LETTERS,
  },
  _count: { select: { letters: true } },
} satisfies Prisma.NewsletterSubscriberSelect;

type Row = Prisma.NewsletterSubscriberGetPayload<{ select: typeof select }>;

/** Everything that is kept about one subscriber. */
export type Preferences = Omit<Row, 'categories' | 'cities' | 'wantsCalls' | '_count'> & {
  categories: Choice[];
  cities: Choice[];
  /** As the boxes of the form say it. */
  chosen: string[];
  letterCount: number;
};

export async function readPreferences(id: string): Promise<Preferences | undefined> {
  const row = await db().newsletterSubscriber.findUnique({ where: { id }, select });
  if (!row) return undefined;
  const { categories, cities, wantsCalls, _count, ...rest } = row;
  const boxes = {
    categories: categories.map(({ category }) => box(categoryValue, category)),
    cities: cities.map(({ city }) => box(cityValue, city)),
  };
  const subjects = [...boxes.categories, ...boxes.cities].map(({ value }) => value);
  const chosen = wantsCalls ? [OPEN_CALLS, ...subjects] : subjects;
  return { ...rest, ...boxes, chosen, letterCount: _count.letters };
}

export async function isKept(id: string): Promise<boolean> {
  return (await db().newsletterSubscriber.count({ where: { id } })) > 0;
}

/**
 * What is still to be sent goes, and what was sent is a line without a name: it only proves that so
 * many letters left (decision 047).
 */
export async function erase(id: string): Promise<void> {
  const mine = { subscriberId: id };
  await db().$transaction(async (tx) => {
    await tx.letterRecipient.deleteMany({
      where: { ...mine, state: { in: ['waiting', 'claimed'] } },
    });
    await tx.letterRecipient.updateMany({ where: mine, data: { reason: null } });
    await tx.newsletterSubscriber.deleteMany({ where: { id } });
  });
}
