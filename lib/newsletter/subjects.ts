import 'server-only';
import { db } from '@/lib/db/connect/client';
import { canSendMail } from '@/lib/mail/transport';
import { MOST_SUBJECTS, OPEN_CALLS } from '@/lib/schemas/plain/subject-rules';
import type { Prisma } from '@/prisma/generated/client';

/** More boxes than these nobody reads; those with the most masters are offered. */
const MOST_OFFERED = 60;

export type Choice = { value: string; name: string };
export type SubjectChoices = { categories: Choice[]; cities: Choice[] };

export const categoryValue = (slug: string) => `s-${slug}`;
export const cityValue = (slug: string) => `v-${slug}`;

/** Nobody is promised what nobody sends. */
export async function isDigestOffered(): Promise<boolean> {
  if (!canSendMail()) return false;
  return (await db().digestSettings.findFirst({ select: { isOn: true } }))?.isOn === true;
}

/** Absent while no digest goes out. */
export async function offeredSubjects(): Promise<SubjectChoices | undefined> {
  if (!(await isDigestOffered())) return undefined;
  const select = { name: true, slug: true } as const;
  const [categories, cities] = await Promise.all([
    db().category.findMany({
      ...{ select, take: MOST_OFFERED },
      orderBy: [{ programmes: { _count: 'desc' } }, { name: 'asc' }],
    }),
    db().city.findMany({
      ...{ select, take: MOST_OFFERED },
      orderBy: [{ establishments: { _count: 'desc' } }, { name: 'asc' }],
    }),
  ]);
  return {
    categories: byName(categories).map(({ slug, name }) => ({ value: categoryValue(slug), name })),
    cities: byName(cities).map(({ slug, name }) => ({ value: cityValue(slug), name })),
  };
}

function byName<T extends { name: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
}

type Tx = Prisma.TransactionClient;
type Found = { calls: boolean; categoryIds: string[]; cityIds: string[] };

/** False when they are not subscribed: who left is asked nothing any more. */
export async function keepSubjects(id: string, values: readonly string[]): Promise<boolean> {
  const found = await findSubjects(values);
  return db().$transaction(async (tx) => {
    const where = { id, active: true };
    const { count } = await tx.newsletterSubscriber.updateMany({
      ...{ where, data: { wantsCalls: found.calls } },
    });
    if (count > 0) await replaceSubjects(tx, id, found);
    return count > 0;
  });
}

/** What is not there any more is left out: a page may be older than a merge. */
export async function findSubjects(values: readonly string[]): Promise<Found> {
  const chosen = values.slice(0, MOST_SUBJECTS);
  const slugsOf = (mark: string) =>
    chosen.filter((value) => value.startsWith(mark)).map((value) => value.slice(mark.length));
  const [categories, cities] = await Promise.all([
    db().category.findMany({ where: { slug: { in: slugsOf('s-') } }, select: { id: true } }),
    db().city.findMany({ where: { slug: { in: slugsOf('v-') } }, select: { id: true } }),
  ]);
  return {
    calls: chosen.includes(OPEN_CALLS),
    categoryIds: categories.map(({ id }) => id),
    cityIds: cities.map(({ id }) => id),
  };
}

/** The caller has locked the row of the subscriber. */
export async function replaceSubjects(tx: Tx, subscriberId: string, found: Found): Promise<void> {
  const { calls, categoryIds, cityIds } = found;
  await tx.subscriberCategory.deleteMany({ where: { subscriberId } });
  await tx.subscriberCity.deleteMany({ where: { subscriberId } });
  await tx.subscriberCategory.createMany({
    data: categoryIds.map((categoryId) => ({ subscriberId, categoryId })),
  });
  await tx.subscriberCity.createMany({ data: cityIds.map((cityId) => ({ subscriberId, cityId })) });
  const hasAny = calls || categoryIds.length + cityIds.length > 0;
  const id = subscriberId;
  await tx.newsletterSubscriber.updateMany({ where: { id }, data: { wantsCalls: calls } });
  await tx.newsletterSubscriber.updateMany({
    where: hasAny ? { id, subjectsAt: null } : { id },
    data: { subjectsAt: hasAny ? new Date() : null },
  });
}

/** Whoever leaves wants nothing any more, so nothing of what they wanted is kept. */
export const forgetSubjects = (tx: Tx, id: string) =>
  replaceSubjects(tx, id, { calls: false, categoryIds: [], cityIds: [] });
