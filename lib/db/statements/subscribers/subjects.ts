import { Prisma } from '@/prisma/generated/client';

const LINKS = {
  categories: { table: 'subscriber_categories', column: 'category_id' },
  cities: { table: 'subscriber_cities', column: 'city_id' },
} as const;

/** Whoever chose the one that is about to go hears of its heir instead. */
export async function moveSubjects(
  tx: Prisma.TransactionClient,
  name: keyof typeof LINKS,
  id: string,
  into: string,
): Promise<void> {
  const table = Prisma.raw(LINKS[name].table);
  const column = Prisma.raw(LINKS[name].column);
  await tx.$executeRaw`
    INSERT INTO ${table} (subscriber_id, ${column})
    SELECT subscriber_id, ${into}::uuid FROM ${table} WHERE ${column} = ${id}::uuid
    ON CONFLICT DO NOTHING`;
}
