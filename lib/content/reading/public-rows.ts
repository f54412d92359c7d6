import 'server-only';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/rows';
import type { Described, Joined, ReadRow, RowOf } from '@/lib/entities/entity';
import type { Resource } from '@/lib/entities/resource';
import { dayOf } from '@/lib/french/dates';
import type { Prisma } from '@/prisma/generated/client';
import type { Slice } from '../page';

type Row = Record<string, unknown>;
type Select = { [name: string]: true | { select: Select } };
type Entity = Described & Pick<Resource, 'name' | 'entity'>;
type Query<E extends Entity> =
  Prisma.TypeMap['model'][E['entity']]['operations']['findMany']['args'];

/** What a list is asked for: by name, unless another order is wanted. */
export type Filter<E extends Entity> = Slice & Pick<Query<E>, 'where' | 'orderBy'>;

/** What is read besides the columns, and what is `computed` of it. */
type More<E extends Entity, Read> = {
  select: (now: Date) => object;
  compute: (row: Read) => Partial<RowOf<E>>;
};

const BY_NAME = [{ name: 'asc' as const }, { id: 'asc' as const }];

/** How the rows of an entity are read for the public. */
export function readsOf<E extends Entity, Read = unknown>(entity: E, more?: More<E, Read>) {
  const table = () => rowsOf(db(), entity.name);
  const select = () => ({ ...publicSelect(entity), ...more?.select(new Date()) });
  const shown = (row: Row) =>
    ({ ...publicRow(entity, row), ...more?.compute(row as Read) }) as RowOf<E>;
  return {
    async list({ where, orderBy = BY_NAME, limit, offset }: Filter<E> = {}): Promise<RowOf<E>[]> {
      const window = { where, orderBy, take: limit, skip: offset };
      return (await table().findMany({ ...window, select: select() })).map(shown);
    },
    async get(where: Query<E>['where']): Promise<RowOf<E> | undefined> {
      const row = await table().findFirst({ where, select: select() });
      return row ? shown(row) : undefined;
    },
    count: (where?: Query<E>['where']): Promise<number> => table().count({ where }),
  };
}

/** What the public reads name of a row and of those that it is linked to, for Prisma. */
function publicSelect({ said, kept, joined }: Described): Select {
  const own = Object.keys(said).filter((name) => {
    const { isLeftOut, link, isEvidence } = said[name] ?? {};
    return !isLeftOut && !link && !isEvidence;
  });
  const select: Select = {};
  for (const name of ['id', ...own, ...Object.keys(kept), 'updatedAt']) select[name] = true;
  for (const { path } of Object.values(joined)) addPath(select, path.split('.'));
  return select;
}

function addPath(select: Select, [name = '', ...rest]: string[]): void {
  if (rest.length === 0) {
    select[name] = true;
    return;
  }
  const relation = (select[name] ??= { select: {} });
  if (relation !== true) addPath(relation.select, rest);
}

/** The row as answers have it: days without a time, and the names of what it is linked to. */
export function publicRow<E extends Described>({ said, kept, joined }: E, row: Row): ReadRow<E> {
  const own = { id: true, ...said, ...kept, updatedAt: true };
  return {
    ...Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => name in own)
        .map(([name, value]) => [
          name,
          said[name]?.input === 'date' ? dayOf(value as Date | null) : value,
        ]),
    ),
    ...Object.fromEntries(
      Object.entries<Joined>(joined).map(([name, { path }]) => [name, valueAt(row, path)]),
    ),
  } as ReadRow<E>;
}

function valueAt(row: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Row | null)?.[name] ?? null, row);
}
