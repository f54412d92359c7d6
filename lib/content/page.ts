import { publishedWhere } from '@/lib/entities/published';

export type Page<T> = { rows: T[]; total: number };

export type Slice = { limit?: number; offset?: number };

export type Reader = 'visitor' | 'staff';

export function visibleTo(reader: Reader) {
  return reader === 'staff' ? {} : publishedWhere();
}
