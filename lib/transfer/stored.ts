import { CsvFault } from '@/lib/csv/cell';
import { db } from '@/lib/db/connect/client';
import { readChangedFields } from '@/lib/db/statements/history-rows';
import { type StoredRow, rowsOf } from '@/lib/db/statements/rows';
import { linksOf, shownRow } from '@/lib/admin/stored-fields';
import { fold } from '@/lib/french/words';
import { resources } from '@/lib/entities/registry';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import type { Names } from './columns';
import type { Stored } from './plan';

type Tx = Prisma.TransactionClient;

const PART = 500;

/** In parts by slug, so that no statement holds the whole table. */
export async function* storedRows(client: Tx, resource: Resource, where: object = {}) {
  const shape = { omit: { createdAt: true }, ...linksOf(resource) };
  for (let after: string | undefined; ;) {
    const isNext = after === undefined ? {} : { slug: { gt: after } };
    const rows = await rowsOf(client, resource.name).findMany({
      where: { AND: [where, isNext] },
      orderBy: { slug: 'asc' },
      take: PART,
      ...shape,
    });
    const ids = rows.map(({ id }) => id);
    const changed = await readChangedFields(client, resource.name, ids);
    const withChanged = (row: StoredRow) => storedOf(resource, row, changed.get(row.id) ?? []);
    if (rows.length > 0) yield rows.map(withChanged);
    if (rows.length < PART) return;
    after = rows.at(-1)?.slug;
  }
}

/** What the rows are called that a row of this resource may name. */
export async function readNames({ fields }: Resource): Promise<Names> {
  const named = new Set(fields.flatMap(({ options }) => options ?? []));
  const all = await Promise.all([...named].map(async (name) => [name, await readCalled(name)]));
  const byResource = new Map(all as [ResourceName, Called][]);
  return {
    slugOf: (resource, id) => byResource.get(resource)?.slugs.get(id) ?? '',
    idOf(resource, called) {
      const ids = byResource.get(resource)?.ids.get(fold(called.trim()));
      if (ids?.size === 1) return [...ids][0] ?? '';
      const { noun } = resources[resource];
      throw new CsvFault(
        ids ? `More than one ${noun} has this name: give its slug` : `There is no such ${noun}`,
      );
    },
  };
}

type Called = { slugs: Map<string, string>; ids: Map<string, Set<string>> };

async function readCalled(name: ResourceName): Promise<Called> {
  const { fields, nameField } = resources[name];
  const hasAcronym = fields.some((field) => field.name === 'acronym');
  const rows = await rowsOf(db(), name).findMany({
    select: { id: true, slug: true, [nameField]: true, ...(hasAcronym ? { acronym: true } : {}) },
  });
  const slugs = new Set(rows.map(({ slug }) => slug));
  const called: Called = { slugs: new Map(), ids: new Map() };
  for (const { id, slug, ...names } of rows) {
    called.slugs.set(id, slug);
    called.ids.set(slug, new Set([id]));
    for (const one of [names[nameField], names.acronym]) {
      const word = fold(String(one ?? '').trim());
      // A slug always means the row that has it.
      if (word === '' || slugs.has(word)) continue;
      called.ids.set(word, (called.ids.get(word) ?? new Set()).add(id));
    }
  }
  return called;
}

function storedOf(resource: Resource, row: StoredRow, changed: string[]): Stored {
  const { id, slug, updatedAt, ...shown } = shownRow(resource, row);
  const input = Object.fromEntries(
    resource.fields.map(({ name }) => [name, plain(name === 'slug' ? slug : shown[name])]),
  );
  return { id, slug, updatedAt: updatedAt.toISOString(), input, changed };
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
