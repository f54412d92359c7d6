'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callList } from '@/lib/api/client';
import { type ListState, listCall } from '@/components/admin/list/list-state';

/** One page of a list; the page before stays on the screen until the new one is there. */
export function usePage<T>(
  name: string,
  path: string,
  state: ListState,
  more?: Record<string, string>,
) {
  const call = `${path}?${listCall(state, more)}`;
  return useQuery({
    queryKey: [name, 'list', call],
    queryFn: ({ signal }) => callList<T>(call, signal),
    placeholderData: keepPreviousData,
  });
}
