import { publishedWhere } from '@/lib/resources/published';

/** One part of a list, and how many rows the whole list has. */
export type Page<T> = { rows: T[]; total: number };

export type Slice = { limit?: number; offset?: number };

/** Who reads: visitors see what is published, staff see drafts and dates to come too. */
export type Reader = 'visitor' | 'admin';

export function visibleTo(reader: Reader) {
  return reader === 'admin' ? {} : publishedWhere();
}
