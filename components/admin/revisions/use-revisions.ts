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
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  // A save between two pages sends the last one of a page once more.
  const revisions = [...new Map(rows.map((row) => [row.id, row])).values()];
  const found = revisions.find(({ id }) => id === picked);
  const isLookedFor = picked !== undefined && !found && hasNextPage;
  const isLost = isLookedFor && isFetchNextPageError;
  useEffect(() => {
    if (isLookedFor && !isLost && !isFetchingNextPage) void fetchNextPage();
  }, [isLookedFor, isLost, isFetchingNextPage, fetchNextPage]);
  return {
    revisions,
    chosen: isLookedFor ? undefined : (found ?? revisions[0]),
    pick,
    isPending: list.isPending || (isLookedFor && !isLost),
    isFailed: (list.isError && !data) || isLost,
    retry: () => void (isLost ? fetchNextPage() : list.refetch()),
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
