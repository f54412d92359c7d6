import 'server-only';
import { db } from '@/lib/db/connect/client';
import { canSendMail } from '@/lib/mail/transport';
import { MOST_SUBJECTS, OPEN_CALLS } from '@/lib/entities/plain/subject-rules';
import type { Prisma } from '@/prisma/generated/client';
import {
  type Choice,
  type SubjectRow,
  boxesOf,
  categoryValue,
  chosenRows,
  cityValue,
} from './chosen-subjects';

/** More boxes than these nobody reads; those with the most masters are offered. */
const MOST_OFFERED = 60;

/** `chosen`: what was chosen, as its boxes are named now. */
export type SubjectChoices = { categories: Choice[]; cities: Choice[]; chosen: string[] };

/** Nobody is promised what nobody sends. */
export async function isDigestOffered(): Promise<boolean> {
  if (!canSendMail()) return false;
  return (await db().digestSettings.findFirst({ select: { isOn: true } }))?.isOn === true;
}

/** Absent while no digest goes out. What was chosen has its box, however few masters it has. */
export async function offeredSubjects(
  chosen: readonly string[] = [],
): Promise<SubjectChoices | undefined> {
  if (!(await isDigestOffered())) return undefined;
  const select = { id: true, name: true, slug: true } as const;
  const [known, categories, cities] = await Promise.all([
    chosenRows(chosen),
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
    categories: boxesOf([...known.categories, ...categories], categoryValue),
    cities: boxesOf([...known.cities, ...cities], cityValue),
    chosen: [
      ...(known.calls ? [OPEN_CALLS] : []),
      ...known.categories.map(({ slug }) => categoryValue(slug)),
      ...known.cities.map(({ slug }) => cityValue(slug)),
    ],
  };
}

type Tx = Prisma.TransactionClient;
const idOf = ({ id }: SubjectRow) => id;

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

export async function findSubjects(values: readonly string[]): Promise<Found> {
  const { calls, categories, cities } = await chosenRows(values.slice(0, MOST_SUBJECTS));
  return { calls, categoryIds: categories.map(idOf), cityIds: cities.map(idOf) };
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
