import type { Described, Joined, ReadRow } from '@/lib/entities/entity';
import { dayOf } from '@/lib/french/dates';

type Row = Record<string, unknown>;
type Select = { [name: string]: true | { select: Select } };

/** What the public reads name of a row and of those that it is linked to, for Prisma. */
export function publicSelect<For extends object>({ said, kept, joined }: Described): For {
  const own = Object.keys(said).filter((name) => {
    const { isLeftOut, link, isEvidence } = said[name] ?? {};
    return !isLeftOut && !link && !isEvidence;
  });
  const select: Select = {};
  for (const name of ['id', ...own, ...Object.keys(kept), 'updatedAt']) select[name] = true;
  for (const { path } of Object.values(joined)) addPath(select, path.split('.'));
  return select as For;
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
export function publicRow<E extends Described>({ said, joined }: E, row: Row): ReadRow<E> {
  const relations = new Set(Object.values(joined).map(({ path }) => path.split('.')[0]));
  const own = Object.entries(row).filter(([name]) => !relations.has(name));
  return {
    ...Object.fromEntries(
      own.map(([name, value]) => [
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
