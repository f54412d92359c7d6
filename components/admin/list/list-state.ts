import type { Filter } from '@/lib/entities/resource';

export const PAGE_SIZE = 20;

/** Kept in the address, so that Back and a reload keep it. */
export type ListState = {
  q: string;
  sort: string;
  page: number;
  /** By the name of the filter; what is not filtered is absent. */
  filters: Record<string, string>;
};

/** What may stand in the address; the first sort is the one without an address. */
type ListChoices = {
  sorts: readonly string[];
  filters?: readonly Filter[];
  /** Another list of the same page, such as its trash. */
  view?: string;
};

export function readListState(params: URLSearchParams, choices: ListChoices): ListState {
  const { sorts, filters = [] } = choices;
  const page = Number(params.get('page'));
  const sort = params.get('sort') ?? '';
  const chosen = filters.flatMap((filter) => {
    const value = params.get(filter.name);
    return value !== null && isChoice(filter, value) ? [[filter.name, value]] : [];
  });
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    sort: sorts.includes(sort) ? sort : (sorts[0] ?? ''),
    page: Number.isInteger(page) && page > 0 && page <= 50_000 ? page : 1,
    filters: Object.fromEntries(chosen) as Record<string, string>,
  };
}

const FORMS = {
  slug: /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  line: /^(?!\s*$)[^\p{C}]{1,200}$/u,
  month: /^20\d{2}-(?:0[1-9]|1[0-2])$/,
};

/** What the rows have is not known yet when an address is read. */
function isChoice({ choices, isOpen }: Filter, value: string): boolean {
  if (isOpen) return FORMS[isOpen].test(value);
  return choices.some((choice) => choice.value === value);
}

export function listAddress(state: ListState, { sorts, view }: ListChoices): string {
  const params = new URLSearchParams(view ? { view } : {});
  if (state.q) params.set('q', state.q);
  for (const [name, value] of Object.entries(state.filters)) params.set(name, value);
  if (state.sort && state.sort !== sorts[0]) params.set('sort', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  return params.size > 0 ? `?${params}` : '';
}

export function listCall(
  { q, sort, page, filters }: ListState,
  more: Record<string, string> = {},
): string {
  const params = new URLSearchParams({ limit: String(PAGE_SIZE), ...more, ...filters });
  if (page > 1) params.set('offset', String((page - 1) * PAGE_SIZE));
  if (q.trim()) params.set('q', q.trim());
  if (sort) params.set('sort', sort);
  return params.toString();
}

/** By one of a few choices that are always the same, each with what it is called. */
export function filterBy(name: string, label: string, choices: Record<string, string>): Filter {
  const entries = Object.entries(choices);
  return { name, label, choices: entries.map(([value, text]) => ({ value, label: text })) };
}
