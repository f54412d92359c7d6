'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type ListState, listAddress, readListState } from './list-state';

/** `isStep` is false for what nobody wants to go back to, as a letter typed into the search. */
export type ChangeList = (part: Partial<ListState>, isStep?: boolean) => void;

type Sorts = readonly { key: string }[];

/** The list's state in the address, and a way to change it without asking the server for a page. */
export function useListState(sorts: Sorts) {
  const pathname = usePathname();
  const params = useSearchParams();
  const keys = useMemo(() => sorts.map(({ key }) => key), [sorts]);
  const state = useMemo(() => readListState(params, keys), [params, keys]);
  const change: ChangeList = useCallback(
    (part, isStep = true) => {
      // From the address as it is now: a search may wait while another part changes.
      const current = readListState(new URLSearchParams(location.search), keys);
      const address = pathname + listAddress({ ...current, page: 1, ...part }, keys);
      if (isStep) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    },
    [pathname, keys],
  );
  return [state, change] as const;
}
