import { publishedWhere } from '@/lib/resources/published';

export type Page<T> = { rows: T[]; total: number };

export type Slice = { limit?: number; offset?: number };

export type Reader = 'visitor' | 'admin';

export function visibleTo(reader: Reader) {
  return reader === 'admin' ? {} : publishedWhere();
}
