import { type ReactNode, useState } from 'react';
import { figure } from '@/components/admin/display/shown';
import { QuietButton } from '@/components/ui/button';

export type Selected = { id: string; name: string };

/** Kept while one pages, filters and searches, so that rows are gathered from several pages. */
export function useSelection() {
  const [rows, setRows] = useState<readonly Selected[]>([]);
  return {
    rows,
    has: (id: string) => rows.some((row) => row.id === id),
    change: (changed: readonly Selected[], isOn: boolean) => {
      const others = rows.filter((row) => !changed.some(({ id }) => id === row.id));
      setRows(isOn ? [...others, ...changed] : others);
    },
    clear: () => setRows([]),
  };
}

const MOST_NAMED = 5;

export type Selection = ReturnType<typeof useSelection>;

type BoxProps = { selection: Selection; row: Selected };

export function SelectBox({ selection, row }: BoxProps) {
  return (
    <input
      type="checkbox"
      className="mt-0.5 size-5 flex-none accent-(--button)"
      aria-label={`Select ${row.name}`}
      checked={selection.has(row.id)}
      onChange={(event) => selection.change([row], event.target.checked)}
    />
  );
}

type Rows = readonly Selected[];

/** Names the chosen rows that whoever is asked does not see. */
export function Elsewhere({ rows, shown }: { rows: Rows; shown: Rows }) {
  const hidden = rows.filter(({ id }) => !shown.some((row) => row.id === id));
  if (hidden.length === 0) return null;
  const more = hidden.length - MOST_NAMED;
  return (
    <span className="mt-2 block">
      {figure(hidden.length)} of them {hidden.length === 1 ? 'is' : 'are'} not on this page:{' '}
      <span lang="fr">
        {hidden
          .slice(0, MOST_NAMED)
          .map(({ name }) => name)
          .join(', ')}
      </span>
      {more > 0 && ` and ${figure(more)} more`}.
    </span>
  );
}

type BarProps = { selection: Selection; shown: Rows; children: ReactNode };

/** Chooses all of a page, says how many are chosen, and offers what can be done to them. */
export function SelectionBar({ selection, shown, children }: BarProps) {
  const isAll = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  const isSome = selection.rows.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 ps-4">
        <label className="choice">
          <input
            type="checkbox"
            checked={isAll}
            disabled={shown.length === 0}
            onChange={(event) => selection.change(shown, event.target.checked)}
          />
          All {shown.length > 0 && figure(shown.length)} on this page
        </label>
        <span role="status" className="text-muted">
          {isSome && `${figure(selection.rows.length)} selected`}
        </span>
      </div>
      {isSome && (
        <div role="group" aria-label="With the selected" className="flex flex-wrap gap-2">
          {children}
          <QuietButton onClick={selection.clear}>Clear selection</QuietButton>
        </div>
      )}
    </>
  );
}
