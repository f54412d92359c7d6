import type { ListCards } from '@/lib/content/list-card';
import type { ResourceName } from '@/lib/resources/resource';

/** A row as JSON carries it: dates are texts. */
export type Sent<T> = { [K in keyof T]: Dated<T[K]> };
type Dated<V> = V extends Date ? string : V;

export type Rows = { [K in ResourceName]: Sent<ListCards[K]> };

export type Row = Rows[ResourceName];

export function rowName(row: Row): string {
  return 'title' in row ? row.title : row.name;
}
