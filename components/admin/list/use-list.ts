import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { listAt } from '@/components/admin/api/call-api';
import type { Filter } from '@/lib/entities/resource';

/** JSON carries dates as texts. */
export type Sent<T> = { [K in keyof T]: Dated<T[K]> };
type Dated<V> = V extends Date ? string : V;

/** With `isStep` false, Back does not lead there, as between two letters typed into the search. */
export type ChangeList = (part: Part | ((current: ListState) => Part), isStep?: boolean) => void;
type Part = Partial<ListState>;

/** What a list is; its state, its rows and their pages follow. */
export type ListDescriptor = {
  path: string;
  emptyText: string;
  emptyHint?: string;
  /** Without one, the list cannot be searched. */
  searchLabel?: string;
  sorts?: readonly { key: string; label: string }[];
  /** With words, and in no other order, what the search ranks first comes first. */
  isRanked?: boolean;
  filters?: readonly Filter[];
  view?: string;
  more?: Record<string, string>;
};

export type List<T> = {
  of: ListDescriptor;
  state: ListState;
  query: UseQueryResult<{ rows: T[]; total: number }>;
  change: ChangeList;
};

/** How soon a list is read again some of whose rows go on without the screen. */
export const LOOK_MS = 2000;

/** The page before stays on the screen until the new one has come. */
export function useList<T>(of: ListDescriptor, isMoving?: (row: T) => boolean): List<T> {
  const { path, sorts = [], filters, view, more } = of;
  const pathname = usePathname();
  useStayOnSteps(pathname);
  const choices = { sorts: sorts.map(({ key }) => key), filters, view };
  const state = readListState(useSearchParams(), choices);
  const change: ChangeList = (part, isStep = true) => {
    // Reads the address again: a change may come before the screen shows the one before.
    const current = readListState(new URLSearchParams(location.search), choices);
    const changed = typeof part === 'function' ? part(current) : part;
    const address = pathname + listAddress({ ...current, page: 1, ...changed }, choices);
    if (isStep) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
  const isBestFirst = of.isRanked && state.q.trim() !== '' && state.sort === choices.sorts[0];
  const call = `${path}?${listCall(isBestFirst ? { ...state, sort: '' } : state, more)}`;
  const query = useQuery({
    ...listAt<T>(call),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => isMoving && data?.rows.some(isMoving) && LOOK_MS,
  });
  return { of, state, query, change };
}

/** What the window hears when Back or Forward led to another address of the same list. */
export const STEP = 'list-step';

/**
 * To Next each address of a list is another page. After a reload it would fetch the one that Back
 * leads to and then write its address once more, over what was typed meanwhile. So it is told that
 * the page is still the one that is shown.
 */
function useStayOnSteps(pathname: string): void {
  useEffect(() => {
    const shown: unknown = history.state;
    const stay = (event: PopStateEvent) => {
      if (location.pathname !== pathname) return;
      event.stopImmediatePropagation();
      // First as the browser does it, then as Next does, which reads the page from the entry.
      History.prototype.replaceState.call(history, shown, '', location.href);
      history.replaceState(null, '', location.href);
      dispatchEvent(new Event(STEP));
    };
    addEventListener('popstate', stay, { capture: true });
    return () => removeEventListener('popstate', stay, { capture: true });
  }, [pathname]);
}

export const PAGE_SIZE = 20;

/** Kept in the address, so that Back and a reload keep it. */
type ListState = {
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
