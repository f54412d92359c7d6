'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { type ListState, listAddress, readListState } from './list-state';

type Sorts = readonly { key: string }[];

/** The list's state in the address, and a way to change it without asking the server for a page. */
export function useListState(sorts: Sorts) {
  const pathname = usePathname();
  const params = useSearchParams();
  const keys = useMemo(() => sorts.map(({ key }) => key), [sorts]);
  const state = useMemo(() => readListState(params, keys), [params, keys]);
  const change = (part: Partial<ListState>, isTyping = false) => {
    const address = pathname + listAddress({ ...state, page: 1, ...part }, keys);
    // A letter typed into the search is no step to go back to.
    if (isTyping) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  };
  return [state, change] as const;
}
