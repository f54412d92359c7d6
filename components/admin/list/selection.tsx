import { useState } from 'react';
import { figure } from '@/components/admin/display/figures';

/** With the publication that it was chosen with, where it has one. */
export type Selected = { id: string; name: string; publishedAt?: string | null };

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

export type Selection = ReturnType<typeof useSelection>;

type BoxProps = { selection: Selection; row: Selected };

export function SelectBox({ selection, row }: BoxProps) {
  return (
    <input
      type="checkbox"
      className="row-box"
      aria-label={`Select ${row.name}`}
      checked={selection.has(row.id)}
      onChange={(event) => selection.change([row], event.target.checked)}
    />
  );
}

type PageProps = { selection: Selection; shown: readonly Selected[] };

export function SelectPage({ selection, shown }: PageProps) {
  const isAll = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  return (
    <div className="select-bar">
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
        {selection.rows.length > 0 && `${figure(selection.rows.length)} selected`}
      </span>
    </div>
  );
}
