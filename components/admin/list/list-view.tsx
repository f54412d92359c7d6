import { type ReactNode, useEffect, useState } from 'react';
import { figure } from '@/components/admin/display/figures';
import { NotLoaded, Waiting } from '@/components/admin/display/waiting';
import { Button } from '@/components/ui/button';
import { PAGE_SIZE } from './list-state';
import { ListToolbar } from './list-toolbar';
import { type Removal, RemoveDialog } from './remove-dialog';
import type { ChangeList, List } from './use-list';

type Props<T> = {
  list: List<T>;
  className?: string;
  /** Stands between the search and the rows. */
  bar?: ReactNode;
  /** What is asked before a row is removed, and said afterwards. */
  removal?: (row: T) => Removal;
  children: (row: T, remove: () => void) => ReactNode;
};

/** All of a list: what is looked for, the rows, their pages, and the question before one goes. */
export function ListView<T>({ list, className = '', bar, removal, children }: Props<T>) {
  const [removed, setRemoved] = useState<T>();
  return (
    <>
      {list.of.searchLabel && <ListToolbar list={list} searchLabel={list.of.searchLabel} />}
      {bar}
      <Rows list={list} className={className}>
        {(row) => children(row, () => setRemoved(row))}
      </Rows>
      {removal && removed && (
        <RemoveDialog
          refreshes={[list.of.name]}
          {...removal(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

type RowsProps<T> = { list: List<T>; className: string; children: (row: T) => ReactNode };

function Rows<T>({ list: { of, state, query, change }, className, children }: RowsProps<T>) {
  const { data, isPending, isError, isPlaceholderData } = query;
  if (isPending) return <Waiting />;
  if (isError) return <NotLoaded what="The list" {...query} />;
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
        : of.emptyHint;
    return (
      <div className="list-empty">
        <p className="font-semibold">{of.emptyText}</p>
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

type PagerProps = { page: number; total: number; onChange: (page: number) => void };

function Pager({ page, total, onChange }: PagerProps) {
  if (total <= PAGE_SIZE && page === 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">
        {figure(first)}–{figure(Math.min(total, page * PAGE_SIZE))} of {figure(total)}
      </p>
      <div className="flex items-center gap-2">
        <PageSteps
          page={page}
          last={Math.max(1, Math.ceil(total / PAGE_SIZE))}
          onChange={onChange}
        />
      </div>
    </nav>
  );
}

type StepsProps = { page: number; last: number; onChange: (page: number) => void };

export function PageSteps({ page, last, onChange }: StepsProps) {
  return (
    <>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <span className="px-1">
        Page {figure(page)} of {figure(last)}
      </span>
      <Button variant="secondary" disabled={page >= last} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </>
  );
}
