import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { callList } from '@/components/admin/api/call-api';
import { type ListState, listAddress, listCall, readListState } from './list-state';

/** JSON carries dates as texts. */
export type Sent<T> = { [K in keyof T]: Dated<T[K]> };
type Dated<V> = V extends Date ? string : V;

export type Sort = { key: string; label: string };
/** With `isStep` false, Back does not lead there, as between two letters typed into the search. */
export type ChangeList = (part: Partial<ListState>, isStep?: boolean) => void;

export type List<T> = {
  state: ListState;
  sorts: readonly Sort[];
  query: UseQueryResult<{ rows: T[]; total: number }>;
  change: ChangeList;
};

type Options = {
  /** First key of the query; a change uses it to have the list read again. */
  name: string;
  path: string;
  sorts: readonly Sort[];
  more?: Record<string, string>;
};

/** The page before stays on the screen until the new one has come. */
export function useList<T>({ name, path, sorts, more }: Options): List<T> {
  const [state, change] = useListState(sorts);
  const call = `${path}?${listCall(state, more)}`;
  const query = useQuery({
    queryKey: [name, 'list', call],
    queryFn: ({ signal }) => callList<T>(call, signal),
    placeholderData: keepPreviousData,
  });
  return { state, sorts, query, change };
}

function useListState(sorts: readonly Sort[]) {
  const pathname = usePathname();
  const params = useSearchParams();
  const keys = useMemo(() => sorts.map(({ key }) => key), [sorts]);
  const state = useMemo(() => readListState(params, keys), [params, keys]);
  const change: ChangeList = useCallback(
    (part, isStep = true) => {
      // Reads the address again, because a delayed search may come after another change.
      const current = readListState(new URLSearchParams(location.search), keys);
      const address = pathname + listAddress({ ...current, page: 1, ...part }, keys);
      if (isStep) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    },
    [pathname, keys],
  );
  return [state, change] as const;
}
