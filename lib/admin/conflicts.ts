import 'server-only';
import { paged } from '@/lib/content/page';
import { type Conflict, readConflicts } from '@/lib/db/statements/back-office';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/rows';
import { resources } from '@/lib/entities/registry';
import type { ResourceName } from '@/lib/entities/resource';

/** With what the rows are called that its values name by their ids. */
export type NamedConflict = Conflict & { names: Record<string, string> };

export async function listConflicts(query: Parameters<typeof readConflicts>[0]) {
  const { rows, total } = await paged(query, readConflicts);
  const names = Object.fromEntries(await namesOf(rows.flatMap(namedIn)));
  return { rows: rows.map((row): NamedConflict => ({ ...row, names })), total };
}

export type Named = { resource: ResourceName; id: string };

function namedIn({ resource, field, value, said }: Conflict): Named[] {
  const options = resources[resource].fields.find(({ name }) => name === field)?.options;
  const ids = [value, ...said.map((one) => one.value)].flat().map(String).filter(isId);
  return options ? ids.map((id) => ({ resource: options, id })) : [];
}

const isId = (id: string) => /^[0-9a-f-]{36}$/.test(id);

export async function namesOf(named: readonly Named[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const name of new Set(named.map(({ resource }) => resource))) {
    const { nameField } = resources[name];
    const ids = named.filter(({ resource }) => resource === name).map(({ id }) => id);
    const rows = await rowsOf(db(), name).findMany({
      where: { id: { in: ids } },
      select: { id: true, [nameField]: true },
    });
    for (const row of rows) names.set(row.id, String(row[nameField]));
  }
  return names;
}
