import 'server-only';
import { readFormer } from '@/lib/content/slug-history';
import { db } from '@/lib/db/connect/client';
import { canSendMail } from '@/lib/mail/send-mail';
import { MOST_SUBJECTS, OPEN_CALLS } from '@/lib/entities/plain/subject-rules';
import type { Prisma } from '@/prisma/generated/client';

const CATEGORY = 's-';
const CITY = 'v-';

const categoryValue = (slug: string) => `${CATEGORY}${slug}`;
export const cityValue = (slug: string) => `${CITY}${slug}`;

/** A box of the form. */
export type Choice = { value: string; name: string };

/** More boxes than these nobody reads; those with the most masters are offered. */
const MOST_OFFERED = 60;

/** `chosen`: what was chosen, as its boxes are named now. */
export type SubjectChoices = { categories: Choice[]; cities: Choice[]; chosen: string[] };

/** Nobody is promised what nobody sends. */
export async function isDigestOffered(): Promise<boolean> {
  if (!canSendMail()) return false;
  return (await db().digestSettings.findFirst({ select: { isOn: true } }))?.isOn === true;
}

const select = { id: true, slug: true, name: true } as const;
type Row = Prisma.CategoryGetPayload<{ select: typeof select }>;

/** Absent while no digest goes out. What was chosen has its box, however few masters it has. */
export async function offeredSubjects(
  chosen: readonly string[] = [],
): Promise<SubjectChoices | undefined> {
  if (!(await isDigestOffered())) return undefined;
  const [known, categories, cities] = await Promise.all([
    chosenRows(chosen),
    db().category.findMany({
      select,
      take: MOST_OFFERED,
      orderBy: [{ programmes: { _count: 'desc' } }, { name: 'asc' }],
    }),
    db().city.findMany({
      select,
      take: MOST_OFFERED,
      orderBy: [{ establishments: { _count: 'desc' } }, { name: 'asc' }],
    }),
  ]);
  return {
    categories: boxesOf([...known.categories, ...categories], categoryValue),
    cities: boxesOf([...known.cities, ...cities], cityValue),
    chosen: valuesOf(known.calls, known.categories, known.cities),
  };
}

const valuesOf = (calls: boolean, categories: readonly Subject[], cities: readonly Subject[]) => [
  ...(calls ? [OPEN_CALLS] : []),
  ...categories.map(({ slug }) => categoryValue(slug)),
  ...cities.map(({ slug }) => cityValue(slug)),
];

/** Each once, by its name. */
export function boxesOf(rows: readonly Row[], valueOf: (slug: string) => string): Choice[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
    .map((row) => box(valueOf, row));
}

type Subject = Pick<Row, 'slug' | 'name'>;

const box = (valueOf: (slug: string) => string, { slug, name }: Subject): Choice => ({
  value: valueOf(slug),
  name,
});

type Chosen = { calls: boolean; categories: Row[]; cities: Row[] };

/**
 * What boxes stand for now: a page or a mail may be older than a merge or a new name. Open calls
 * are those of the subjects, so they are not wanted when none of these is left.
 */
export async function chosenRows(values: readonly string[]): Promise<Chosen> {
  const [categories, cities] = await Promise.all([
    rowsFor('category', slugsOf(values, CATEGORY)),
    rowsFor('city', slugsOf(values, CITY)),
  ]);
  const isNamed = values.some((value) => value !== OPEN_CALLS);
  const isLost = isNamed && categories.length + cities.length === 0;
  return { calls: values.includes(OPEN_CALLS) && !isLost, categories, cities };
}

const slugsOf = (values: readonly string[], mark: string) =>
  values.filter((value) => value.startsWith(mark)).map((value) => value.slice(mark.length));

async function rowsFor(entity: 'category' | 'city', slugs: string[]): Promise<Row[]> {
  if (slugs.length === 0) return [];
  const former = await readFormer(entity, slugs);
  const ids = former.flatMap(({ targetId }) => targetId ?? []);
  const query = { where: { OR: [{ slug: { in: slugs } }, { id: { in: ids } }] }, select };
  return entity === 'category' ? db().category.findMany(query) : db().city.findMany(query);
}

/** What a form chose; more than it may was never sent by one. */
export const findSubjects = (values: readonly string[]) =>
  chosenRows(values.slice(0, MOST_SUBJECTS));

type Tx = Prisma.TransactionClient;

/** False when they are not subscribed: who left is asked nothing any more. */
export async function keepSubjects(id: string, values: readonly string[]): Promise<boolean> {
  const found = await findSubjects(values);
  return db().$transaction(async (tx) => {
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { id, active: true },
      data: { wantsCalls: found.calls },
    });
    if (count > 0) await replaceSubjects(tx, id, found);
    return count > 0;
  });
}

/** The caller has locked the row of the subscriber. */
export async function replaceSubjects(
  tx: Tx,
  id: string,
  { calls, categories, cities }: Chosen,
): Promise<void> {
  const mine = { subscriberId: id };
  await tx.subscriberCategory.deleteMany({ where: mine });
  await tx.subscriberCity.deleteMany({ where: mine });
  await tx.subscriberCategory.createMany({
    data: categories.map((category) => ({ ...mine, categoryId: category.id })),
  });
  await tx.subscriberCity.createMany({
    data: cities.map((city) => ({ ...mine, cityId: city.id })),
  });
  const hasAny = calls || categories.length + cities.length > 0;
  await tx.newsletterSubscriber.updateMany({ where: { id }, data: { wantsCalls: calls } });
  // Since when they have any: the first choice counts.
  await tx.newsletterSubscriber.updateMany({
    where: hasAny ? { id, subjectsAt: null } : { id },
    data: { subjectsAt: hasAny ? new Date() : null },
  });
}

/** Whoever leaves wants nothing any more, so nothing of what they wanted is kept. */
export const forgetSubjects = (tx: Tx, id: string) =>
  replaceSubjects(tx, id, { calls: false, categories: [], cities: [] });

/** A person reads no more; the rest is counted. */
const MOST_LETTERS = 100;

const named = { select: { slug: true, name: true } } as const;

const kept = {
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

type KeptRow = Prisma.NewsletterSubscriberGetPayload<{ select: typeof kept }>;

/** Everything that is kept about one subscriber. */
export type Preferences = Omit<KeptRow, 'categories' | 'cities' | 'wantsCalls' | '_count'> & {
  categories: Choice[];
  cities: Choice[];
  /** As the boxes of the form say it. */
  chosen: string[];
  letterCount: number;
};

export async function readPreferences(id: string): Promise<Preferences | undefined> {
  const row = await db().newsletterSubscriber.findUnique({ where: { id }, select: kept });
  if (!row) return undefined;
  const { wantsCalls, _count, ...rest } = row;
  const categories = row.categories.map(({ category }) => category);
  const cities = row.cities.map(({ city }) => city);
  return {
    ...rest,
    categories: categories.map((category) => box(categoryValue, category)),
    cities: cities.map((city) => box(cityValue, city)),
    chosen: valuesOf(wantsCalls, categories, cities),
    letterCount: _count.letters,
  };
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
