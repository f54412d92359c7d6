import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callList } from '@/components/admin/api/call-api';
import type { Revision } from '@/lib/admin/keeping/revisions';

export type Sent = Omit<Revision, 'at'> & { at: string };

const PAGE = 50;

/** The newest first; older ones come when they are asked for, or when the picked one is among them. */
export function useRevisions(path: string, first?: string) {
  const [picked, pick] = useState(first);
  const { data, ...list } = useInfiniteQuery({
    queryKey: ['revisions', path],
    queryFn: ({ pageParam, signal }) =>
      callList<Sent>(`${path}?limit=${PAGE}&offset=${pageParam}`, signal),
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }, _pages, offset) =>
      offset + rows.length < total ? offset + PAGE : undefined,
    gcTime: 0,
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const revisions = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const found = revisions.find(({ id }) => id === picked);
  const isLookedFor = picked !== undefined && !found && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isLookedFor && !isFetchingNextPage) void fetchNextPage();
  }, [isLookedFor, isFetchingNextPage, fetchNextPage]);
  return {
    revisions,
    chosen: isLookedFor ? undefined : (found ?? revisions[0]),
    pick,
    isPending: list.isPending || isLookedFor,
    isFailed: list.isError && !data,
    retry: () => void list.refetch(),
    older: hasNextPage
      ? {
          isBusy: isFetchingNextPage,
          isFailed: isFetchNextPageError,
          show: () => void fetchNextPage(),
        }
      : undefined,
  };
}

export type Older = ReturnType<typeof useRevisions>['older'];
