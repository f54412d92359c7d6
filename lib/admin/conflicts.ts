import 'server-only';
import { type Conflict, readConflicts } from '@/lib/db/statements/desk/conflicts';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { resources } from '@/lib/entities/registry';
import type { ResourceName } from '@/lib/entities/resource';
import { paged } from './addresses/lists';

/** With what the rows are called that its values name by their ids. */
export type NamedConflict = Conflict & { names: Record<string, string> };

/** Where a source says otherwise than a row, of all rows. */
export async function listConflicts(query: Parameters<typeof readConflicts>[0]) {
  const { rows, total } = await paged(query, readConflicts);
  return { rows: await Promise.all(rows.map(withNames)), total };
}

async function withNames(conflict: Conflict): Promise<NamedConflict> {
  const { resource, field, value, said } = conflict;
  const options = resources[resource].fields.find(({ name }) => name === field)?.options;
  const ids = [value, ...said.map((one) => one.value)].flat().map(String);
  return { ...conflict, names: options ? await namesOf(options, ids) : {} };
}

async function namesOf(name: ResourceName, ids: string[]): Promise<Record<string, string>> {
  const { nameField } = resources[name];
  const isId = (id: string) => /^[0-9a-f-]{36}$/.test(id);
  const rows = await rowsOf(db(), name).findMany({
    where: { id: { in: ids.filter(isId) } },
    select: { id: true, [nameField]: true },
  });
  return Object.fromEntries(rows.map((row) => [row.id, String(row[nameField])]));
}
