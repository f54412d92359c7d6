import 'server-only';
import { db } from '@/lib/db/connect/client';
import { bePresent, leave } from '@/lib/db/statements/editing/presence';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { notFound } from '@/lib/process/http-error';
import { KINDS, type ResourceName } from '@/lib/entities/resource';

type Opened = { name: ResourceName; id: string; userId: string };

/** Who else has the row open: their names, and nothing more of them. */
export async function openRow({ name, id, userId }: Opened) {
  if ((await rowsOf(db(), name).count({ where: { id } })) === 0) throw notFound();
  const others = await bePresent({ entity: KINDS[name], rowId: id, userId });
  return {
    others: others.map(({ firstName, lastName }) => ({
      name: [firstName, lastName].filter(Boolean).join(' '),
    })),
  };
}

export async function closeRow({ name, id, userId }: Opened): Promise<void> {
  await leave({ entity: KINDS[name], rowId: id, userId });
}
