export const PAGE_SIZE = 20;

/** Kept in the address, so that Back and a reload keep it. */
export type ListState = { q: string; sort: string; page: number };

export function readListState(params: URLSearchParams, sorts: readonly string[]): ListState {
  const page = Number(params.get('page'));
  const sort = params.get('sort') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    sort: sorts.includes(sort) ? sort : (sorts[0] ?? ''),
    page: Number.isInteger(page) && page > 0 && page <= 50_000 ? page : 1,
  };
}

export function listAddress(state: ListState, sorts: readonly string[]): string {
  const params = new URLSearchParams();
  if (state.q) params.set('q', state.q);
  if (state.sort && state.sort !== sorts[0]) params.set('sort', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  return params.size > 0 ? `?${params}` : '';
}

export function listCall({ q, sort, page }: ListState, more: Record<string, string> = {}): string {
  const params = new URLSearchParams({ limit: String(PAGE_SIZE), ...more });
  if (page > 1) params.set('offset', String((page - 1) * PAGE_SIZE));
  if (q.trim()) params.set('q', q.trim());
  if (sort) params.set('sort', sort);
  return params.toString();
}
