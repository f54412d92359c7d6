import { type ReactNode, useEffect } from 'react';
import { figure } from '@/components/admin/display/figures';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { PAGE_SIZE } from './list-state';
import type { ChangeList, List } from './use-list';

type Props<T> = {
  list: List<T>;
  emptyText: string;
  emptyHint?: string;
  className?: string;
  children: (row: T) => ReactNode;
};

export function ListView<T>({ list, emptyText, emptyHint, className = '', children }: Props<T>) {
  const { state, query, change } = list;
  const { data, isPending, isError, isPlaceholderData, refetch, isFetching } = query;
  if (isPending) return <Waiting />;
  if (isError) return <Failed isFetching={isFetching} onRetry={() => void refetch()} />;
  const { rows, total } = data;
  if (rows.length === 0 && total > 0) {
    return <PastTheEnd last={Math.ceil(total / PAGE_SIZE)} onChange={change} />;
  }
  if (rows.length === 0) {
    const isFiltered = Object.keys(state.filters).length > 0;
    const hint = state.q
      ? `Nothing matches “${state.q}”.`
      : isFiltered
        ? 'Nothing is left by these filters.'
        : emptyHint;
    return (
      <div className="list-empty">
        <p className="font-semibold">{emptyText}</p>
        {hint && <p>{hint}</p>}
      </div>
    );
  }
  return (
    <>
      <ul aria-busy={isPlaceholderData} className={`list ${className}`}>
        {rows.map(children)}
      </ul>
      <Pager page={state.page} total={total} onChange={(page) => change({ page })} />
    </>
  );
}

/** Rows were deleted or the address is old, so the last page is shown instead. */
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

type PagerProps = { page: number; total: number; onChange: (page: number) => void };

function Pager({ page, total, onChange }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (total <= PAGE_SIZE && page === 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">
        {figure(first)}–{figure(Math.min(total, page * PAGE_SIZE))} of {figure(total)}
      </p>
      <div className="flex items-center gap-2">
        <Button variant="secondary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          Previous
        </Button>
        <span className="px-1">
          Page {figure(page)} of {figure(last)}
        </span>
        <Button variant="secondary" disabled={page >= last} onClick={() => onChange(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
