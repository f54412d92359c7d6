import 'server-only';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { resources } from '@/lib/entities/registry';
import type { Field, Resource, ResourceName } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';

type Tx = Prisma.TransactionClient;
type Place = { holder: Resource; field: Field };
export type Use = Place & { count: number };

/** The fields of other rows that may name a row of this resource. */
export function placesOf(name: ResourceName): Place[] {
  return Object.values(resources).flatMap((holder) =>
    holder.fields.filter(({ options }) => options === name).map((field) => ({ holder, field })),
  );
}

export async function countUses(tx: Tx, name: ResourceName, id: string): Promise<Use[]> {
  const uses: Use[] = [];
  for (const { holder, field } of placesOf(name)) {
    const count = await rowsOf(tx, holder.name).count({ where: naming(field, id) });
    if (count > 0) uses.push({ holder, field, count });
  }
  return uses;
}

export async function holdersOf(tx: Tx, { holder, field }: Place, id: string): Promise<string[]> {
  const where = naming(field, id);
  const rows = await rowsOf(tx, holder.name).findMany({ where, select: { id: true } });
  return rows.map((row) => row.id);
}

export function naming({ name, link }: Field, id: string) {
  return link ? { [link.relation]: { some: { [link.key]: id } } } : { [name]: id };
}

/** What a deletion would take from others, and what forbids it. */
export async function listUses(name: ResourceName, id: string) {
  const uses = await countUses(db(), name, id);
  return uses.map(({ holder, field, count }) => ({
    ...{ resource: holder.name, field: field.name, count },
    isNeeded: field.isGuarding === true,
  }));
}
