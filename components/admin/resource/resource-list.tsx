import { useState } from 'react';
import { refusalOf } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { SelectPage, useSelection } from '@/components/admin/list/selection';
import { useList } from '@/components/admin/list/use-list';
import { listsShowing } from '@/lib/resources/registry';
import { type Resource, startingNoun } from '@/lib/resources/resource';
import { BulkActions } from './bulk-actions';
import { RemoveRow } from './remove-row';
import { ResourceCard } from './resource-card';
import { type Row, rowName } from './resource-facts';

const CARDS = { fields: 'card' };

type Props = { resource: Resource; onEdit: (row: Row) => void };

export function ResourceList({ resource, onEdit }: Props) {
  const { name, section, sorts, filters, bulk } = resource;
  const list = useList<Row>({ name, path: `/api/${name}`, sorts, filters, more: CARDS });
  const selection = useSelection();
  const shown = (list.query.data?.rows ?? []).map((row) => ({ id: row.id, name: rowName(row) }));
  const [removed, setRemoved] = useState<Row>();
  const undo = useUndo(resource);
  return (
    <>
      <ListToolbar list={list} searchLabel={`Search ${section.label.toLowerCase()}`} />
      {bulk && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <SelectPage selection={selection} shown={shown} />
          <BulkActions resource={resource} actions={bulk} selection={selection} onUndo={undo} />
        </div>
      )}
      <ListView
        list={list}
        emptyText={resource.emptyText}
        className={resource.isWide ? '' : 'list-columns'}
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
          onUndo={undo}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

/** The toast that offers it outlives the dialog that deleted. */
function useUndo(resource: Resource) {
  const { name, noun } = resource;
  const change = useChange({
    refreshes: listsShowing(name),
    done: `${startingNoun(resource)} restored successfully`,
    failed: (error) => [`Failed to restore ${noun}`, refusalOf(error) ?? []].flat().join('. '),
  });
  return (ids: string[]) =>
    change.mutate({
      path: `/api/admin/${name}/bulk`,
      method: 'POST',
      body: { action: 'restore', ids },
    });
}
