import 'server-only';
import { paged } from '@/lib/content/page';
import { type Conflict, readConflicts } from '@/lib/db/statements/desk/conflicts';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { resources } from '@/lib/entities/registry';
import type { ResourceName } from '@/lib/entities/resource';

/** With what the rows are called that its values name by their ids. */
export type NamedConflict = Conflict & { names: Record<string, string> };

/** Where a source says otherwise than a row, of all rows. */
export async function listConflicts(query: Parameters<typeof readConflicts>[0]) {
  const { rows, total } = await paged(query, readConflicts);
  const named = namedIn(rows).map(([name, ids]) => namesOfRows(name, ids));
  const names = Object.fromEntries((await Promise.all(named)).flat());
  return { rows: rows.map((row): NamedConflict => ({ ...row, names })), total };
}

/** The ids that the values of conflicts name, by the list that they are of. */
function namedIn(conflicts: readonly Conflict[]): [ResourceName, string[]][] {
  const found = new Map<ResourceName, string[]>();
  for (const { resource, field, value, said } of conflicts) {
    const options = resources[resource].fields.find(({ name }) => name === field)?.options;
    const ids = [value, ...said.map((one) => one.value)].flat().map(String).filter(isId);
    if (options) found.set(options, [...(found.get(options) ?? []), ...ids]);
  }
  return [...found];
}

const isId = (id: string) => /^[0-9a-f-]{36}$/.test(id);

/** With each id what its row is called. */
export async function namesOfRows(name: ResourceName, ids: string[]): Promise<[string, string][]> {
  const { nameField } = resources[name];
  const rows = await rowsOf(db(), name).findMany({
    where: { id: { in: ids } },
    select: { id: true, [nameField]: true },
  });
  return rows.map((row) => [row.id, String(row[nameField])]);
}
