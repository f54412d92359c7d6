import { useState } from 'react';
import { DensityButton, useDensity } from '@/components/admin/list/density';
import { ListView } from '@/components/admin/list/list-view';
import { SelectPage, useSelection } from '@/components/admin/list/selection';
import { useList } from '@/components/admin/list/use-list';
import type { Filter, Resource } from '@/lib/entities/resource';
import { BulkActions, countOf } from './bulk-actions';
import { RemoveRow } from './remove-row';
import { ResourceCard } from './resource-card';
import { type Row, rowName } from './resource-facts';
import { useUndo } from './use-undo';

const CARDS = { fields: 'card' };

type Props = {
  resource: Resource;
  /** With the choices that the rows have. */
  filters: readonly Filter[];
  onEdit: (row: Row) => void;
};

export function ResourceList({ resource, filters, onEdit }: Props) {
  const { name, section, sorts, bulk } = resource;
  const isDense = useDensity();
  const list = useList<Row>({
    name,
    path: `/api/${name}`,
    sorts,
    filters,
    more: CARDS,
    searchLabel: `Search ${section.label.toLowerCase()}`,
    emptyText: resource.emptyText,
  });
  const selection = useSelection();
  const { rows = [], total } = list.query.data ?? {};
  const shown = rows.map((row) => ({ id: row.id, name: rowName(row) }));
  const [removed, setRemoved] = useState<Row>();
  const undoOf = useUndo(resource);
  const bar = (
    <div className="list-bar">
      {bulk && (
        <>
          <SelectPage selection={selection} shown={shown} />
          <BulkActions
            resource={resource}
            selection={selection}
            shown={shown}
            actions={bulk}
            undoOf={undoOf}
          />
        </>
      )}
      <p className="list-count">{total !== undefined && countOf(resource, total)}</p>
      <DensityButton />
    </div>
  );
  return (
    <>
      <ListView
        list={list}
        bar={bar}
        className={isDense ? 'list-dense' : resource.isWide ? '' : 'list-columns'}
      >
        {(row) => (
          <ResourceCard
            key={row.id}
            resource={resource}
            row={row}
            selection={bulk && selection}
            onEdit={() => onEdit(row)}
            onRemove={() => setRemoved(row)}
          />
        )}
      </ListView>
      {removed && (
        <RemoveRow
          resource={resource}
          row={removed}
          undo={() => undoOf('delete', [{ id: removed.id, name: rowName(removed) }])}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
