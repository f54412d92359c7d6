import 'server-only';
import { whereOf } from '@/lib/content/lists';
import { csvHead, csvLines } from '@/lib/csv/cell';
import { hasFacts } from '@/lib/admin/facts';
import { db } from '@/lib/db/connect/client';
import { mostSources } from '@/lib/db/statements/fact-rows';
import type { ListQueries } from '@/lib/entities/list-queries';
import type { Resource } from '@/lib/entities/resource';
import { CHANGED, ID, transferColumns } from './columns';
import { columnText } from './cell-value';
import { readNames, storedRows } from './stored';
import type { TransferName } from './report';

/** A person who adds a source finds columns for it. */
const FEWEST_SOURCES = 2;

/** All rows of a list, some at a time, in the form that the import reads. */
export async function* exportRows<K extends TransferName>(
  resource: Resource & { name: K },
  query: ListQueries[K],
): AsyncGenerator<string> {
  const columns = transferColumns(resource, await sourcesOf(resource));
  const names = await readNames(resource);
  yield csvHead([ID, ...columns.map(({ header }) => header), CHANGED]);
  const where = await whereOf(resource.name, query, 'staff');
  for await (const rows of storedRows(db(), resource, where)) {
    yield csvLines(
      rows.map(({ id, updatedAt, input }) => [
        id,
        ...columns.map((column) => columnText(column, input, names)),
        updatedAt,
      ]),
    );
  }
}

async function sourcesOf({ name, fields }: Resource): Promise<number> {
  const hasSources = fields.some(({ input }) => input === 'sources');
  return hasSources && hasFacts(name) ? Math.max(FEWEST_SOURCES, await mostSources(db(), name)) : 0;
}
