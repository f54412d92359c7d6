import { useState } from 'react';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { SelectPage, useSelection } from '@/components/admin/list/selection';
import { type Sent, type Sort, useList } from '@/components/admin/list/use-list';
import { Button } from '@/components/ui/button';
import type { Trashed } from '@/lib/admin/keeping/trash';
import type { BulkAction, Resource } from '@/lib/resources/resource';
import { BulkActions, BulkDialog } from './bulk-actions';
import { EmptyTrash } from './empty-trash';
import { TrashRow } from './trash-row';
import { TRASH } from './views';

const ACTIONS: readonly BulkAction[] = ['restore', 'purge'];
const SORTS: readonly Sort[] = [
  { key: '-deletedAt', label: 'Deleted last' },
  { key: 'deletedAt', label: 'Deleted first' },
];

type Row = Sent<Trashed>;
type Open = { action: BulkAction; row: Row } | 'empty' | undefined;

export function TrashList({ resource }: { resource: Resource }) {
  const { name, section } = resource;
  const list = useList<Row>({ name, path: `/api/admin/${name}/trash`, sorts: SORTS, view: TRASH });
  const selection = useSelection();
  const [open, setOpen] = useState<Open>();
  const { rows = [], total = 0 } = list.query.data ?? {};
  const close = () => setOpen(undefined);
  return (
    <>
      <ListToolbar list={list} searchLabel={`Search deleted ${section.label.toLowerCase()}`} />
      {total > 0 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <SelectPage selection={selection} shown={rows} />
          <BulkActions {...{ resource, selection }} actions={ACTIONS} shown={rows} />
          <Button variant="secondary" onClick={() => setOpen('empty')}>
            Empty trash
          </Button>
        </div>
      )}
      <ListView
        list={list}
        emptyText="The trash is empty"
        emptyHint="What is deleted stays here for 30 days."
      >
        {(row) => (
          <TrashRow
            key={row.id}
            row={row}
            selection={selection}
            onAct={(action) => setOpen({ action, row })}
          />
        )}
      </ListView>
      {open === 'empty' && <EmptyTrash resource={resource} onClose={close} />}
      {open !== undefined && open !== 'empty' && (
        <BulkDialog
          resource={resource}
          action={open.action}
          shown={[open.row]}
          selection={{
            ...selection,
            rows: [open.row],
            clear: () => selection.change([open.row], false),
          }}
          onClose={close}
        />
      )}
    </>
  );
}
