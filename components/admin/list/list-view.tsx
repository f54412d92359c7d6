'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { type ListState, PAGE_SIZE } from './list-state';
import { Pager } from './pager';
import type { ChangeList } from './use-list-state';

type Props<T> = {
  query: UseQueryResult<{ rows: T[]; total: number }>;
  state: ListState;
  emptyText: string;
  emptyHint?: string;
  className?: string;
  onChange: ChangeList;
  children: (row: T) => ReactNode;
};

/** The states of a list: loading, failed, empty, and its rows with the way to other pages. */
export function ListView<T>({ query, state, onChange, children, ...texts }: Props<T>) {
  const { data, isPending, isError, isPlaceholderData, refetch, isFetching } = query;
  if (isPending) return <Waiting />;
  if (isError) return <Failed isFetching={isFetching} onRetry={() => void refetch()} />;
  const { rows, total } = data;
  if (rows.length === 0 && total > 0) {
    return <PastTheEnd last={Math.ceil(total / PAGE_SIZE)} onChange={onChange} />;
  }
  if (rows.length === 0) {
    return (
      <Empty text={texts.emptyText}>
        {state.q && <p>Nothing matches “{state.q}”.</p>}
        {!state.q && texts.emptyHint && <p>{texts.emptyHint}</p>}
      </Empty>
    );
  }
  return (
    <>
      <ul aria-busy={isPlaceholderData} className={`list ${texts.className ?? ''}`}>
        {rows.map(children)}
      </ul>
      <Pager page={state.page} total={total} onChange={(page) => onChange({ page })} />
    </>
  );
}

/** The rows of the page were deleted, or the address is old: on to the last page there is. */
function PastTheEnd({ last, onChange }: { last: number; onChange: ChangeList }) {
  useEffect(() => onChange({ page: last }, false), [last, onChange]);
  return <Waiting />;
}

function Waiting() {
  return (
    <div className="grid place-items-center py-20">
      <Spinner />
    </div>
  );
}

function Failed({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="list-empty">
      <p className="font-semibold">The list could not be loaded</p>
      <Button isBusy={isFetching} busyLabel="Loading..." onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="list-empty">
      <p className="font-semibold">{text}</p>
      {children}
    </div>
  );
}
